import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Files of libraries, which a test parses once for all that it compiles. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (name, version) => {
      if (!name.includes('/node_modules/')) {
        return host.getSourceFile(name, version);
      }
      const key = `${name} ${JSON.stringify(version)}`;
      if (!sourceFiles.has(key)) {
        sourceFiles.set(key, host.getSourceFile(name, version));
      }
      return sourceFiles.get(key);
    },
  };
}

/**
 * Compiles a file with a lesson's options and gives the errors as the compiler prints them in a
 * terminal, without the excerpt. Lines are counted as on the page, without comments that mark regions.
 *
 * @param shownAs the file's name on the page; without it, `src/` and the file's own name
 */
export function compilerErrors(file: URL, tsconfig: URL, shownAs?: string): string {
  const path = fileURLToPath(file);
  const shown = shownAs ?? `src/${basename(path)}`;
  const options: ts.CompilerOptions = {
    ...readOptions(tsconfig),
    rootDir: undefined,
    outDir: undefined,
    noEmit: true,
    skipLibCheck: true,
  };
  const program = ts.createProgram([path], options, sharingHost(options));
  const own = ts.getPreEmitDiagnostics(program).filter((found) => found.file?.fileName === path);
  return own.map((found) => `${place(found, shown)} - ${message(found)}`).join('\n');
}

const listingsFolder = fileURLToPath(new URL('.', import.meta.url));
const compiledFolder = fileURLToPath(
  new URL('../node_modules/.cache/vibe-docs/listings', import.meta.url),
);

/**
 * Compiles a file and what it imports, as `tsc` does for a reader, and gives the address of the
 * JavaScript. Vitest takes the types of each file away by itself: the metadata of its decorators
 * differ where a class is imported as a type. Each file gets copies of its own of what it imports.
 */
export function compileForNode(file: URL, tsconfig: URL): URL {
  const path = fileURLToPath(file);
  const outDir = join(compiledFolder, basename(path, '.ts'));
  const options: ts.CompilerOptions = {
    ...readOptions(tsconfig),
    rootDir: listingsFolder,
    outDir,
    skipLibCheck: true,
  };
  const program = ts.createProgram([path], options, sharingHost(options));
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }\n');
  program.emit();
  return pathToFileURL(join(outDir, relative(listingsFolder, path).replace(/\.ts$/, '.js')));
}

function readOptions(tsconfig: URL): ts.CompilerOptions {
  const json = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(tsconfig, 'utf8'));
  return ts.convertCompilerOptionsFromJson(json.config.compilerOptions, '.').options;
}

function place({ file, start }: ts.Diagnostic, shown: string): string {
  const spot = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: 0, character: 0 };
  const above = file?.text.split('\n').slice(0, spot.line) ?? [];
  const marks = above.filter((line) => /^\s*\/\/ #(end)?region /.test(line)).length;
  return `${shown}:${spot.line + 1 - marks}:${spot.character + 1}`;
}

function message({ code, messageText }: ts.Diagnostic): string {
  return `error TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}
