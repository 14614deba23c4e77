export { assertNever } from './assert-never.ts';
export { correctCase, foldCase } from './correct-case.ts';
export {
  countBySeverity,
  type Diagnostic,
  type DiagnosticCatalogue,
  diagnosticMaker,
  formatDiagnostic,
  type Place,
  type Severity,
  type Spot,
  sortDiagnostics,
} from './diagnostic.ts';
export { escapeHtml } from './escape-html.ts';
export { mapConcurrently } from './map-concurrently.ts';
export { didYouMean, suggestClosest } from './suggest-closest.ts';
export { unifyLineBreaks } from './unify-line-breaks.ts';
