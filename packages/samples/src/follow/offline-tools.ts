import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import * as z from 'zod';
import { type ParsedLibraries, sharingHost } from '../types/compiler-service.ts';

/** The programs of a reader's computer that would need a network. */
interface OfflineTools {
  /** Folder with the programs, for the front of `PATH`. */
  readonly programs: string;
  readonly close: () => void;
}

const manifestSchema = z.looseObject({
  name: z.string().default(''),
  version: z.string().default('0.0.0'),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).default({}),
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

type Manifest = z.infer<typeof manifestSchema>;

/** Packages of another major version here than on the pages, with the reason. */
const OTHER_MAJOR: Readonly<Record<string, string>> = {
  '@types/node': 'The project supports Node.js 20; readers use 22.',
};

/** `eval` runs the answer, so that a script of `package.json` runs in the reader's terminal. */
const shim = (socket: string, name: string) => `#!/bin/sh
eval "$(printf '%s\\n' "$@" | curl -q -s --unix-socket '${socket}' -H "folder: $PWD" --data-binary @- http://reader/${name})"
`;

/**
 * Starts the programs `npm`, `npx` and `tsc`. They behave like the real ones, with two differences: packages come from
 * the project's `node_modules`, in the version that the command names, and one compiler process serves all commands.
 *
 * @param root an empty folder for them
 * @param modules absolute paths of `node_modules` folders, the first one first
 */
export function startOfflineTools(root: string, modules: readonly string[]): OfflineTools {
  const programs = join(root, 'programs');
  const socket = join(root, 'tools.sock');
  mkdirSync(programs, { recursive: true });
  for (const name of ['npm', 'npx', 'tsc']) {
    writeFileSync(join(programs, name), shim(socket, name), { mode: 0o755 });
  }
  const compile = createCompiler();
  const server = createServer(async (request, response) => {
    const args = (await text(request)).split('\n').filter((line) => line !== '');
    const folder = String(request.headers.folder);
    try {
      const program = request.url?.slice(1) ?? '';
      response.end(answer(program, args, { folder, programs, modules, compile }));
    } catch (error) {
      response.end(sayAndExit(String(error), 1));
    }
  });
  server.listen(socket);
  return { programs, close: () => server.close() };
}

interface Request {
  readonly folder: string;
  readonly programs: string;
  readonly modules: readonly string[];
  readonly compile: (
    folder: string,
    args: readonly string[],
  ) => { readonly text: string; readonly code: number } | undefined;
}

/** The shell commands that do what the program would do. */
function answer(program: string, args: readonly string[], request: Request): string {
  const [command = '', ...rest] = args;
  const real = `exec ${[realNpm(), ...args].map(quoted).join(' ')}`;
  if (program === 'tsc') {
    const end = request.compile(request.folder, args);
    return end === undefined
      ? `exec node ${quoted(join(request.folder, 'node_modules/typescript/bin/tsc'))} ${args.map(quoted).join(' ')}`
      : sayAndExit(end.text, end.code);
  }
  if (program === 'npx') {
    return existsSync(join(request.folder, 'node_modules/.bin', command))
      ? `PATH="$PWD/node_modules/.bin:$PATH" exec ${args.map(quoted).join(' ')}`
      : sayAndExit(`npx: "${command}" is not installed in ${request.folder}`, 1);
  }
  switch (command) {
    case 'install':
    case 'i':
      return install(rest, request);
    case 'uninstall':
      return uninstall(rest, request.folder);
    case 'start':
    case 'test':
      return runScript(command, rest, request.folder);
    case 'run':
      return runScript(rest[0] ?? '', rest.slice(1), request.folder);
    case 'init':
    case 'create':
      return rest.some((word) => ['-y', '--yes'].includes(word))
        ? real
        : sayAndExit(`npm ${command}: asks questions that the page does not answer`, 1);
    default:
      return real;
  }
}

/** Path of npm itself. */
function realNpm(): string {
  const paths = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'npm'));
  return paths.find((path) => existsSync(path)) ?? '';
}

function install(args: readonly string[], { folder, modules, programs }: Request): string {
  const names = args.filter((word) => !word.startsWith('-'));
  const manifest = readManifest(folder);
  const isDev = args.some((word) => ['--save-dev', '-D'].includes(word));
  const wanted =
    names.length > 0
      ? names
      : Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(
          ([name, range]) => `${name}@${range.replace(/[^\d.]/g, '').replace(/\..*/, '')}`,
        );
  for (const word of wanted) {
    const at = word.indexOf('@', 1);
    const name = at === -1 ? word : word.slice(0, at);
    const version = at === -1 ? '' : word.slice(at + 1);
    const source = modules.map((place) => join(place, name)).find((path) => existsSync(path));
    if (source === undefined) {
      return sayAndExit(`npm: the project has no package "${name}" for the lesson`, 1);
    }
    const found = readManifest(source);
    if (
      !`${found.version}.`.startsWith(version === '' ? '' : `${version}.`) &&
      OTHER_MAJOR[name] === undefined
    ) {
      return sayAndExit(`npm: the page installs ${word}, the project has ${found.version}`, 1);
    }
    link(folder, name, realpathSync(source), found, programs);
    if (names.length > 0) {
      manifest[isDev ? 'devDependencies' : 'dependencies'][name] = `^${found.version}`;
    }
  }
  writeManifest(folder, manifest);
  return sayAndExit(`added ${wanted.length} packages`, 0);
}

function link(
  folder: string,
  name: string,
  target: string,
  { bin }: Manifest,
  programs: string,
): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  rmSync(path, { force: true });
  symlinkSync(target, path, 'junction');
  const entries = typeof bin === 'string' ? { [name.split('/').at(-1) ?? name]: bin } : bin;
  for (const [program, file] of Object.entries(entries)) {
    const place = join(folder, 'node_modules/.bin', program);
    rmSync(place, { force: true });
    symlinkSync(program === 'tsc' ? join(programs, 'tsc') : join(target, file), place);
  }
}

function uninstall(names: readonly string[], folder: string): string {
  const manifest = readManifest(folder);
  for (const name of names) {
    rmSync(join(folder, 'node_modules', name), { force: true });
    delete manifest.dependencies[name];
    delete manifest.devDependencies[name];
  }
  writeManifest(folder, manifest);
  return sayAndExit('removed', 0);
}

/** npm names the script before it runs it, unless it is told to be silent. */
function runScript(name: string, args: readonly string[], folder: string): string {
  const { scripts, name: project, version } = readManifest(folder);
  const script = scripts[name];
  if (script === undefined) {
    return sayAndExit(`npm error Missing script: "${name}"`, 1);
  }
  const isSilent = args.some((word) => ['--silent', '-s'].includes(word));
  const line = [script, ...args.filter((word) => !word.startsWith('--')).map(quoted)].join(' ');
  const heading = isSilent ? '' : `\n> ${project}@${version} ${name}\n> ${script}\n\n`;
  return `printf %s ${quoted(heading)}; PATH="$PWD/node_modules/.bin:$PATH" exec sh -c ${quoted(line)}`;
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'package.json');
  return manifestSchema.parse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
}

function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * A compiler that keeps the files of packages in memory.
 *
 * @returns a function like `tsc` in a folder; it gives nothing for arguments that it does not know
 */
function createCompiler(): Request['compile'] {
  const parsed: ParsedLibraries = new Map();
  const programs = new Map<string, ts.Program>();
  return (folder, args) => {
    const isUnknown = args.some((word) => !['--noEmit', '--pretty', 'false'].includes(word));
    const config = join(folder, 'tsconfig.json');
    if (isUnknown || !existsSync(config) || !existsSync(join(folder, 'node_modules/typescript'))) {
      return undefined;
    }
    const settings = ts.getParsedCommandLineOfConfigFile(
      config,
      // The types of packages are the same each time, and checking them takes most of the time.
      { skipLibCheck: true, ...(args.includes('--noEmit') ? { noEmit: true } : {}) },
      {
        ...ts.sys,
        getCurrentDirectory: () => folder,
        onUnRecoverableConfigFileDiagnostic: () => {},
      },
    );
    if (settings === undefined) {
      return undefined;
    }
    const { options, fileNames, errors } = settings;
    const manifest = ts.sys.readFile(join(folder, 'package.json'));
    const key = JSON.stringify([folder, options, manifest]);
    const oldProgram = programs.get(key);
    const program = ts.createProgram({
      ...(oldProgram === undefined ? {} : { oldProgram }),
      rootNames: fileNames,
      options,
      configFileParsingDiagnostics: errors,
      host: { ...sharingHost(options, parsed), getCurrentDirectory: () => folder },
    });
    programs.set(key, program);
    const before = ts.getPreEmitDiagnostics(program);
    const { diagnostics, emitSkipped } = program.emit();
    const found = ts.sortAndDeduplicateDiagnostics([...before, ...diagnostics]);
    const text = ts.formatDiagnostics(found, {
      getCurrentDirectory: () => folder,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    });
    return { text, code: found.length === 0 ? 0 : emitSkipped ? 1 : 2 };
  };
}

function sayAndExit(text: string, code: number): string {
  return `printf %s ${quoted(text === '' ? '' : `${text.trimEnd()}\n`)}; exit ${code}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
