import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import {
  declaredBy,
  type Manifest,
  programsOf,
  readManifest,
  writeManifest,
} from '../package-manifest.ts';
import { type Compiler, createCompiler } from './offline-compiler.ts';

/** Packages of another major version here than on the pages, or none, with the reason. */
const OTHER_MAJOR: Readonly<Record<string, string>> = {
  '@types/node': 'The project supports Node.js 20; readers use 22.',
};

const PROGRAM = join(import.meta.dirname, 'offline-program.mjs');

const questionSchema = z.object({ folder: z.string(), args: z.array(z.string()) });

/**
 * Starts the programs `npm`, `npx` and `tsc`. They behave like the real ones, with two differences: packages come from
 * the project's `node_modules`, in the version that the command names, and one compiler process serves all commands.
 *
 * @param root an empty folder for them
 * @param modules absolute paths of `node_modules` folders, the first one first
 * @returns `programs`: the folder with the programs, for the front of `PATH`
 */
export function startOfflineTools(root: string, modules: readonly string[]) {
  const programs = join(root, 'programs');
  const socket = join(root, 'tools.sock');
  mkdirSync(programs, { recursive: true });
  for (const name of ['npm', 'npx', 'tsc']) {
    const script = `#!/bin/sh\nexec node '${PROGRAM}' '${socket}' ${name} "$@"\n`;
    writeFileSync(join(programs, name), script, { mode: 0o755 });
  }
  const compile = createCompiler();
  const server = createServer(async (request, response) => {
    const { folder, args } = questionSchema.parse(await json(request));
    const program = request.url?.slice(1) ?? '';
    try {
      const context = { folder, programs, modules, compile };
      response.end(JSON.stringify(answer(program, args, context)));
    } catch (error) {
      response.end(JSON.stringify(say(String(error), 1)));
    }
  });
  server.listen(socket);
  return { programs, close: () => server.close() };
}

interface Request {
  readonly folder: string;
  readonly programs: string;
  readonly modules: readonly string[];
  readonly compile: Compiler;
}

/** What a program prints, and the command that it becomes. */
export interface Answer {
  readonly text: string;
  readonly code: number;
  readonly command?: readonly string[];
  /** Where the command runs, and the folder for the front of its `PATH`. */
  readonly folder?: string;
  readonly programs?: string;
}

function answer(program: string, args: readonly string[], request: Request): Answer {
  if (program === 'tsc') {
    const end = request.compile(request.folder, args);
    const real = join(request.folder, 'node_modules/typescript/bin/tsc');
    return end === undefined ? execute(['node', real, ...args], request) : say(end.text, end.code);
  }
  return program === 'npx' ? runPackage(args, request) : runNpm(args, request);
}

function runPackage(args: readonly string[], request: Request): Answer {
  const { folder, modules } = request;
  const [command = '', ...rest] = args.filter((word) => !['--yes', '-y'].includes(word));
  if (existsSync(join(folder, 'node_modules/.bin', command))) {
    return execute([command, ...rest], request);
  }
  const found = findPackage(command, modules);
  if (!found?.isWanted) {
    return say(`npx: "${command}" is not installed in ${folder}`, 1);
  }
  const [program = ''] = Object.values(programsOf(found.manifest));
  return command.startsWith('create-') && !rest.includes('--no-interactive')
    ? say(`npx ${command}: asks questions that the page does not answer`, 1)
    : execute(['node', join(found.place, program), ...rest], request);
}

const NPM_OPTIONS = {
  'no-save': { type: 'boolean' },
  'save-dev': { type: 'boolean', short: 'D' },
  'save-exact': { type: 'boolean', short: 'E' },
  silent: { type: 'boolean', short: 's' },
  workspace: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
} as const;

function runNpm(args: readonly string[], request: Request): Answer {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: NPM_OPTIONS,
    strict: false,
  });
  const [command = '', ...words] = positionals;
  const root = request.folder;
  const { workspace } = values;
  const folder = workspace === undefined ? root : workspacesOf(root).get(String(workspace));
  if (folder === undefined) {
    return say('npm error No workspaces found', 1);
  }
  const place = { folder, root, isSilent: values.silent === true };
  switch (command) {
    case 'install':
    case 'i':
      return install(words, values, { ...request, target: folder });
    case 'uninstall':
      return uninstall(words, folder);
    case 'start':
    case 'test':
      return runScript(positionals, place);
    case 'run':
      return runScript(words, place);
    default:
      return ['init', 'create'].includes(command) && values.yes !== true
        ? say(`npm ${command}: asks questions that the page does not answer`, 1)
        : execute([realNpm(), ...args], request);
  }
}

/** Path of npm itself. */
function realNpm(): string {
  const paths = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'npm'));
  return paths.find((path) => existsSync(path)) ?? '';
}

/** Folders of the workspaces of a project by their names: those that `packages/*` means, with a `package.json`. */
function workspacesOf(root: string): ReadonlyMap<string, string> {
  const folders = readManifest(root).workspaces.flatMap((pattern) => {
    const parent = join(root, pattern.replace(/\/\*$/, ''));
    const isMany = pattern.endsWith('/*') && existsSync(parent);
    return isMany ? readdirSync(parent).map((name) => join(parent, name)) : [parent];
  });
  const own = folders.filter((path) => existsSync(join(path, 'package.json')));
  return new Map(own.map((path) => [readManifest(path).name, path]));
}

/** A workspace or a package that is installed here, and whether it has the wanted version: `react@19.3`. */
function findPackage(word: string, modules: readonly string[], own?: ReadonlyMap<string, string>) {
  const [, name = word, version = ''] = /^(.[^@]*)(?:@(.*))?$/.exec(word) ?? [];
  const paths = modules.map((folder) => join(folder, name));
  const at = [own?.get(name) ?? '', ...paths].find((path) => existsSync(path));
  if (at === undefined) {
    return undefined;
  }
  const manifest = readManifest(at);
  const isSame = version === '' || `${manifest.version}.`.startsWith(`${version}.`);
  const isWanted = isSame || OTHER_MAJOR[name] !== undefined;
  return { place: realpathSync(at), manifest, isWanted };
}

function install(
  names: readonly string[],
  options: Readonly<Record<string, unknown>>,
  { folder, target, modules, programs }: Request & { readonly target: string },
): Answer {
  const manifest = readManifest(target);
  const own = workspacesOf(folder);
  const declared = [folder, ...own.values()].map(readManifest).flatMap(declaredBy);
  const kind = options['save-dev'] ? 'devDependencies' : 'dependencies';
  const prefix = options['save-exact'] ? '' : '^';
  for (const word of [...own.keys(), ...declared, ...names]) {
    const found = findPackage(word, modules, own);
    const isNamed = names.includes(word);
    if (found?.isWanted) {
      link(folder, found, { modules, programs });
      if (isNamed) {
        const { name, version } = found.manifest;
        manifest[kind][name] = `${prefix}${version}`;
      }
    } else if (isNamed || names.length === 0) {
      // Otherwise, the command replaces what a generator has declared.
      const has = found === undefined ? 'does not have it' : `has ${found.manifest.version}`;
      return say(`npm: the page installs ${word}, the project ${has}`, 1);
    }
  }
  if (!options['no-save']) {
    writeManifest(target, manifest);
    writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }\n');
  }
  return say(`added ${declared.length + names.length} packages`, 0);
}

/** Links a package into a folder's `node_modules`, and its programs. */
function link(
  folder: string,
  { place, manifest }: { readonly place: string; readonly manifest: Manifest },
  { modules, programs }: Pick<Request, 'modules' | 'programs'>,
): void {
  const path = join(folder, 'node_modules', manifest.name);
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  rmSync(path, { force: true, recursive: true });
  if (hasOtherPeers(place, manifest, modules)) {
    cpSync(place, path, { recursive: true });
    const needed = Object.keys(manifest.dependencies).map((name) => findPackage(name, modules));
    for (const found of needed.filter((one) => one !== undefined)) {
      link(folder, found, { modules, programs });
    }
  } else {
    // A copy of the project has workspaces of its own.
    const isOwn = !relative(folder, place).startsWith('..');
    symlinkSync(isOwn ? relative(dirname(path), place) : place, path, 'junction');
  }
  for (const [program, file] of Object.entries(programsOf(manifest))) {
    const at = join(folder, 'node_modules/.bin', program);
    rmSync(at, { force: true });
    symlinkSync(program === 'tsc' ? join(programs, 'tsc') : join(place, file), at);
  }
}

/** Whether a package would find other versions of its peers at its place here than the reader's. */
function hasOtherPeers(place: string, { peerDependencies }: Manifest, modules: readonly string[]) {
  const [beside = ''] = /.*node_modules/.exec(place) ?? [];
  return Object.keys(peerDependencies).some((name) => {
    const peer = join(beside, name);
    return existsSync(peer) && realpathSync(peer) !== findPackage(name, modules)?.place;
  });
}

function uninstall(names: readonly string[], folder: string): Answer {
  const manifest = readManifest(folder);
  for (const name of names) {
    rmSync(join(folder, 'node_modules', name), { force: true, recursive: true });
    delete manifest.dependencies[name];
    delete manifest.devDependencies[name];
  }
  writeManifest(folder, manifest);
  return say('removed', 0);
}

/** npm names the script before it runs it, unless it is told to be silent. */
function runScript(
  [name = '', ...args]: readonly string[],
  { folder, root, isSilent }: Readonly<{ folder: string; root: string; isSilent: boolean }>,
): Answer {
  const { scripts, name: project, version } = readManifest(folder);
  const script = scripts[name];
  if (script === undefined) {
    return say(`npm error Missing script: "${name}"`, 1);
  }
  const text = isSilent ? '' : `\n> ${project}@${version} ${name}\n> ${script}\n\n`;
  const command = ['sh', '-c', args.length === 0 ? script : `${script} "$@"`, 'sh', ...args];
  return { ...execute(command, { folder: root }), folder, text };
}

/** A command with the programs of the packages in front. */
function execute(command: readonly string[], { folder }: Pick<Request, 'folder'>): Answer {
  return { text: '', code: 0, command, folder, programs: join(folder, 'node_modules/.bin') };
}

function say(text: string, code: number): Answer {
  return { text: text === '' ? '' : `${text.trimEnd()}\n`, code };
}
