import ts from 'typescript';

/**
 * Compiler options of blocks: strict, plus two strict options that `strict` does not
 * include, so that a block also compiles for a reader who enables them; and the experimental decorators
 * ViBe uses.
 */
const blockOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  skipLibCheck: true,
  types: ['node'],
};

/** The same for a block that uses the standard decorators instead. */
const standardOptions: ts.CompilerOptions = {
  ...blockOptions,
  experimentalDecorators: false,
  emitDecoratorMetadata: false,
};

/** The options for a block. */
export function optionsOf(decorators: 'standard' | undefined): ts.CompilerOptions {
  return decorators === 'standard' ? standardOptions : blockOptions;
}

/** Codes about missing types, which cannot be written in JavaScript. */
export const UNTYPED_CODES: ReadonlySet<number> = new Set([
  7005, 7006, 7011, 7018, 7019, 7023, 7024, 7031, 7034, 7053,
]);
