import { join } from 'node:path';
import ts from 'typescript';
import { optionsOf, UNTYPED_CODES } from './compiler-options.ts';
import type { TypeFinding } from './type-finding.ts';
import type { TypeUnit } from './type-unit.ts';

/**
 * The compiler for blocks, with one program for each group of units.
 *
 * Files of libraries are parsed once and shared by the programs.
 */
export interface TypeChecker {
  /** Findings of each unit, in the order of `units`. All of them have the same options. */
  readonly check: (units: readonly TypeUnit[]) => readonly (readonly TypeFinding[])[];
}

/**
 * Makes a compiler for blocks.
 *
 * @param samplesFolder absolute path of the package whose dependencies the blocks may import
 */
export function createTypeChecker(samplesFolder: string): TypeChecker {
  const sourceFiles = new Map<string, ts.SourceFile | undefined>();
  return {
    check: (units) => {
      const files = new Map(
        units.map((unit, index) => [
          join(samplesFolder, 'blocks', `block-${index}.${unit.extension}`),
          unit.text,
        ]),
      );
      const options = optionsOf(units[0]?.block.options.decorators);
      const host = virtualHost(ts.createCompilerHost(options), files, sourceFiles);
      const program = ts.createProgram([...files.keys()], options, host);
      return [...files.keys()].map((path, index) => {
        const file = program.getSourceFile(path);
        const unit = units[index];
        return file === undefined || unit === undefined ? [] : findingsOf(program, file, unit);
      });
    },
  };
}

function virtualHost(
  disk: ts.CompilerHost,
  files: ReadonlyMap<string, string>,
  sourceFiles: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  return {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    getSourceFile: (path, options) => {
      const text = files.get(path);
      if (text !== undefined) {
        return ts.createSourceFile(path, text, options);
      }
      if (!sourceFiles.has(path)) {
        sourceFiles.set(path, disk.getSourceFile(path, options));
      }
      return sourceFiles.get(path);
    },
    writeFile: () => {},
  };
}

function findingsOf(
  program: ts.Program,
  file: ts.SourceFile,
  unit: TypeUnit,
): readonly TypeFinding[] {
  const isUntyped = unit.extension.startsWith('js');
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter(
      ({ code, start = 0 }) => start >= unit.ownStart && !(isUntyped && UNTYPED_CODES.has(code)),
    )
    .map(({ code, messageText, start = 0 }) => ({
      code,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
      offset: Math.min(start - unit.ownStart, unit.block.fence.value.length),
    }));
}
