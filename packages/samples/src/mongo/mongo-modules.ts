import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { importsOf } from '../types/imports-of.ts';
import type { MongoMode } from './mongo-mode.ts';

/** What `server/index.ts` puts behind the name of a database. */
const SUFFIX = '-vibe-samples';

const FOLDERS = ['pipeline', 'stand-in', 'server'] as const;

/** Tells whether a program imports the driver. */
export function usesMongo(program: string): boolean {
  return importsOf(program).some(({ name }) => name === 'mongodb');
}

/** Everything that the stand-in's answers depend on, besides the libraries. */
export function standInText(): string {
  return modules()
    .map(({ text }) => text)
    .join('\n');
}

/**
 * Puts a package `mongodb` beside a program, which Node.js finds before the real one. It leads to
 * the stand-in, or to the driver with databases of its own.
 *
 * @param folder of the program, two levels below the sandbox's root
 */
export function placeMongo(folder: string, { kind }: MongoMode): void {
  const root = join(folder, '..', '..', 'mongo');
  if (!existsSync(root)) {
    writeModules(root);
  }
  const shadow = join(folder, 'node_modules', 'mongodb');
  mkdirSync(shadow, { recursive: true });
  writeFileSync(join(shadow, 'package.json'), '{ "type": "module", "exports": "./index.js" }\n');
  const target = `../../../../mongo/${kind}/index.js`;
  writeFileSync(join(shadow, 'index.js'), `export * from ${JSON.stringify(target)};\n`);
}

function writeModules(root: string): void {
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  for (const { path, text } of modules()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), toJavaScript(text));
  }
}

/** What is run after a program: a client that is left open keeps its process alive. */
export function closingStatement({ kind }: MongoMode): string {
  return kind === 'server' ? "\nawait (await import('mongodb')).closeClients();\n" : '';
}

/** What a program prints, with the names of databases as the page has them. */
export function withoutSuffix(text: string): string {
  return text.replaceAll(SUFFIX, '');
}

function modules(): readonly { readonly path: string; readonly text: string }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => ({
        path: join(folder, name.replace(/\.ts$/, '.js')),
        text: readFileSync(join(import.meta.dirname, folder, name), 'utf8'),
      })),
  );
}

function toJavaScript(text: string): string {
  return ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText;
}
