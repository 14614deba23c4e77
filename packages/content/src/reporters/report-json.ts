import { countBySeverity, type Diagnostic, sortDiagnostics } from '../diagnostic.ts';

/**
 * Formats findings for another program: `{ "counts": { error, warning, info }, "diagnostics": [] }`.
 */
export function reportJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(
    { counts: countBySeverity(diagnostics), diagnostics: sortDiagnostics(diagnostics) },
    null,
    2,
  );
}
