import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { importsOf } from '../types/imports-of.ts';

const FOLDERS = ['pipeline', 'stand-in'] as const;

/** Returns whether a program imports the driver. */
export function usesMongo(program: string): boolean {
  return importsOf(program).some(({ name }) => name === 'mongodb');
}

/** Everything that affects the stand-in's results, besides the libraries. */
export function standInText(): string {
  return modules()
    .map(({ text }) => text)
    .join('\n');
}

/**
 * Writes a package `mongodb` that re-exports the stand-in into a folder where Node.js resolves it before
 * the real driver. It has the driver's version and types.
 *
 * @param folder of the program, two levels below the sandbox's root
 * @returns the folder with the package
 */
export function placeMongo(folder: string): string {
  const root = join(folder, '..', '..', 'mongo');
  if (!existsSync(root)) {
    writeModules(root);
  }
  const modules = join(folder, 'node_modules');
  const shadow = join(modules, 'mongodb');
  mkdirSync(shadow, { recursive: true });
  const driver = createRequire(import.meta.url).resolve('mongodb/package.json');
  const manifest = {
    name: 'mongodb',
    version: JSON.parse(readFileSync(driver, 'utf8')).version,
    type: 'module',
    exports: { types: './index.d.ts', default: './index.js' },
  };
  writeFileSync(join(shadow, 'package.json'), JSON.stringify(manifest));
  const target = '../../../../mongo/stand-in/index.js';
  writeFileSync(join(shadow, 'index.js'), `export * from '${target}';\n`);
  const types = join(dirname(driver), 'mongodb.js');
  writeFileSync(join(shadow, 'index.d.ts'), `export * from '${types}';\n`);
  return modules;
}

function writeModules(root: string): void {
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  for (const { path, text } of modules()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), toJavaScript(text));
  }
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
