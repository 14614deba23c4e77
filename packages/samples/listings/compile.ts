import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Compiles a file with a lesson's options and gives the errors as the compiler prints them in a
 * terminal, without the excerpt. Lines are counted as on the page, without comments that mark regions.
 *
 * @param shownAs the file's name on the page; without it, `src/` and the file's own name
 */
export function compilerErrors(file: URL, tsconfig: URL, shownAs?: string): string {
  const path = fileURLToPath(file);
  const shown = shownAs ?? `src/${basename(path)}`;
  const json = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(tsconfig, 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(json.config.compilerOptions, '.');
  const program = ts.createProgram([path], {
    ...options,
    rootDir: undefined,
    outDir: undefined,
    noEmit: true,
    skipLibCheck: true,
  });
  const own = ts.getPreEmitDiagnostics(program).filter((found) => found.file?.fileName === path);
  return own.map((found) => `${place(found, shown)} - ${message(found)}`).join('\n');
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
