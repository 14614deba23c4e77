import ts from 'typescript';

/**
 * How blocks on pages are compiled: strict and with the two strict options that `strict` leaves
 * out, so that a block also compiles for a reader who has them on; and with the decorators that
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

/** The same for a block that uses the decorators of the language instead. */
const standardOptions: ts.CompilerOptions = {
  ...blockOptions,
  experimentalDecorators: false,
  emitDecoratorMetadata: false,
};

/** The options for a block. */
export function optionsOf(decorators: 'standard' | undefined): ts.CompilerOptions {
  return decorators === 'standard' ? standardOptions : blockOptions;
}

/** In JavaScript nobody can write the types whose absence these codes report. */
export const UNTYPED_CODES: ReadonlySet<number> = new Set([
  7005, 7006, 7011, 7018, 7019, 7023, 7024, 7031, 7034, 7053,
]);
