import { join } from 'node:path';
import ts from 'typescript';
import type { ShownType } from '../fences/shown-types.ts';
import { optionsOf, UNTYPED_CODES } from './compiler-options.ts';
import { askQuickInfo, createDiskHost } from './compiler-service.ts';
import { findShownTypes } from './find-shown-types.ts';
import type { TypeFinding } from './type-finding.ts';
import type { TypeUnit } from './type-unit.ts';

/** The compiler's findings about a block. */
export interface TypeFacts {
  readonly findings: readonly TypeFinding[];
  readonly shown: readonly ShownType[];
}

/** The compiler for blocks. Library files are parsed once for all of them. */
export interface TypeChecker {
  readonly check: (unit: TypeUnit) => TypeFacts;
}

/** Checks the units one after the other. */
type UnitService = (unit: TypeUnit) => {
  readonly service: ts.LanguageService;
  /** File name of the unit. */
  readonly path: string;
};

/**
 * Creates the compiler for blocks: the language service, which also provides quick info.
 *
 * Each unit is the only file of its program. In a program of several, messages depend on the other
 * files: `"right" | "wrong"` is formatted in the order in which the compiler first met the two
 * literals. Neither a reader's own compiler nor the cache, whose key is the unit's text, must depend on the
 * rest of the series. It takes 30 ms per unit.
 *
 * @param samplesFolder absolute path of the package whose dependencies the blocks may import
 */
export function createTypeChecker(samplesFolder: string): TypeChecker {
  const registry = ts.createDocumentRegistry();
  const services = new Map<ts.CompilerOptions, UnitService>();
  return {
    check: (unit) => {
      const options = optionsOf(unit.block.options.decorators);
      const serve = services.get(options) ?? createUnitService(options, samplesFolder, registry);
      services.set(options, serve);
      const { service, path } = serve(unit);
      const program = service.getProgram();
      const file = program?.getSourceFile(path);
      if (program === undefined || file === undefined) {
        throw new Error(`The compiler does not read ${path}.`);
      }
      // Errors first: requesting quick info must not change how they are formatted.
      const findings = findingsOf(program, file, unit);
      return { findings, shown: shownOf(service, file, { unit, findings }) };
    },
  };
}

function createUnitService(
  options: ts.CompilerOptions,
  folder: string,
  registry: ts.DocumentRegistry,
): UnitService {
  const disk = createDiskHost();
  let count = 0;
  let path = '';
  let text = '';
  const service = ts.createLanguageService(
    {
      ...disk,
      getCompilationSettings: () => options,
      getCurrentDirectory: () => folder,
      getScriptFileNames: () => [path],
      getScriptVersion: (name) => (name === path ? String(count) : 'library'),
      getScriptSnapshot: (name) =>
        name === path ? ts.ScriptSnapshot.fromString(text) : disk.getScriptSnapshot(name),
      fileExists: (name) => name === path || disk.fileExists(name),
      readFile: (name) => (name === path ? text : disk.readFile(name)),
    },
    registry,
  );
  return (unit) => {
    count += 1;
    path = join(folder, 'blocks', `block.${unit.extension}`);
    text = unit.text;
    return { service, path };
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

/** Types of a TypeScript block; JavaScript blocks show none. */
function shownOf(
  service: ts.LanguageService,
  file: ts.SourceFile,
  { unit, findings }: { readonly unit: TypeUnit; readonly findings: readonly TypeFinding[] },
): readonly ShownType[] {
  if (unit.extension.startsWith('js')) {
    return [];
  }
  return findShownTypes({
    file,
    from: unit.ownStart,
    to: unit.text.length,
    errorsAt: findings.map(({ offset }) => unit.ownStart + offset),
    ask: (offset) => askQuickInfo(service, file.fileName, offset),
  });
}
