import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { TYPED_EXTENSIONS } from '../fences/fence-languages.ts';
import { shownTypeSchema } from '../fences/result-files.ts';
import type { TypedBlock } from '../plan/block.ts';
import { optionsOf, UNTYPED_CODES } from './compiler-options.ts';
import { askQuickInfo, createDiskHost } from './compiler-service.ts';
import { findShownTypes } from './find-shown-types.ts';

/** The compiler for blocks. It keeps parsed library files in memory. */
export type TypeChecker = ReturnType<typeof createTypeChecker>;

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
export function createTypeChecker(samplesFolder: string) {
  const registry = ts.createDocumentRegistry();
  const services = new Map<ts.CompilerOptions, UnitService>();
  return {
    check: (unit: TypeUnit): TypeFacts => {
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
      const shown = isUntyped(unit)
        ? []
        : findShownTypes({
            file,
            from: unit.ownStart,
            to: unit.text.length,
            errorsAt: findings.map(({ offset }) => unit.ownStart + offset),
            ask: (offset) => askQuickInfo(service, path, offset),
          });
      return { findings, shown };
    },
  };
}

/** Makes a unit the file of the program. */
type UnitService = (unit: TypeUnit) => {
  readonly service: ts.LanguageService;
  /** File name of the unit. */
  readonly path: string;
};

function createUnitService(
  options: ts.CompilerOptions,
  folder: string,
  registry: ts.DocumentRegistry,
): UnitService {
  const disk = createDiskHost();
  let path = '';
  let text = '';
  const service = ts.createLanguageService(
    {
      ...disk,
      getCompilationSettings: () => options,
      getCurrentDirectory: () => folder,
      getScriptFileNames: () => [path],
      getScriptVersion: (name) => (name === path ? text : 'library'),
      getScriptSnapshot: (name) =>
        name === path ? ts.ScriptSnapshot.fromString(text) : disk.getScriptSnapshot(name),
      fileExists: (name) => name === path || disk.fileExists(name),
      readFile: (name) => (name === path ? text : disk.readFile(name)),
    },
    registry,
  );
  return (unit) => {
    path = join(folder, 'blocks', `block.${unit.extension}`);
    text = unit.text;
    return { service, path };
  };
}

function findingsOf(program: ts.Program, file: ts.SourceFile, unit: TypeUnit) {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter(
      ({ code, start = 0 }) =>
        start >= unit.ownStart && !(isUntyped(unit) && UNTYPED_CODES.has(code)),
    )
    .map(({ code, messageText, start = 0 }) => ({
      code,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
      offset: Math.min(start - unit.ownStart, unit.block.fence.value.length),
    }));
}

/** JavaScript cannot write types, and shows none. */
function isUntyped({ extension }: TypeUnit): boolean {
  return extension.startsWith('js');
}

/** Turns every block into a module, whatever it declares. */
const MODULE_MARK = '\nexport {};\n';

type TypeUnit = ReturnType<typeof composeUnit>;

/** Concatenates a block and the blocks that it continues into one module. */
export function composeUnit(block: TypedBlock) {
  const before = block.before.map((part) => `${part.fence.value}\n`).join('');
  return {
    block,
    extension: unitExtension([...block.before, block]),
    text: `${before}${block.fence.value}${MODULE_MARK}`,
    /** Offset of the block's own text in `text`, counted from 0. */
    ownStart: before.length,
  };
}

/** One block with JSX or types makes the whole unit TSX or TypeScript. */
function unitExtension(blocks: readonly TypedBlock[]) {
  const extensions = blocks.map(({ language }) => TYPED_EXTENSIONS[language]);
  const isJsx = extensions.some((extension) => extension.endsWith('x'));
  const isTyped = extensions.some((extension) => extension.startsWith('ts'));
  return `${isTyped ? 'ts' : 'js'}${isJsx ? 'x' : ''}` as const;
}

/** An error of the compiler in a block's own text. */
const typeFindingSchema = z.object({
  /** Number of the error, e.g. 2322. */
  code: z.number(),
  /** As formatted by the compiler; may have several lines. */
  text: z.string(),
  /** Offset in the block's own text, counted from 0. */
  offset: z.number(),
});

export type TypeFinding = z.infer<typeof typeFindingSchema>;

/** Formatted like in `tsc`, without file and position. */
export function formatTypeFinding({ code, text }: TypeFinding): string {
  return `error TS${code}: ${text}`;
}

const factsSchema = z.object({
  findings: z.array(typeFindingSchema).readonly(),
  shown: z.array(shownTypeSchema).readonly(),
});

/** The compiler's findings about a block, and the types that it shows. */
export type TypeFacts = z.infer<typeof factsSchema>;

interface TypeCheckOptions {
  readonly typeChecker: TypeChecker;
  /** Hash of the versions of compiler and libraries. */
  readonly toolchain: string;
  readonly cache: ResultCache;
}

/**
 * Type-checks every block that is not in the cache.
 *
 * @returns the compiler's errors for each block
 */
export function checkTypes(
  blocks: readonly TypedBlock[],
  { typeChecker, toolchain, cache }: TypeCheckOptions,
): ReadonlyMap<TypedBlock, TypeFacts> {
  return new Map(
    blocks.map((block) => {
      const unit = composeUnit(block);
      const key = cacheKey(
        'types',
        toolchain,
        optionsOf(block.options.decorators),
        unit.extension,
        unit.ownStart,
        unit.text,
      );
      const facts = factsSchema.safeParse(cache.get(key)).data ?? typeChecker.check(unit);
      cache.set(key, facts);
      return [block, facts];
    }),
  );
}
