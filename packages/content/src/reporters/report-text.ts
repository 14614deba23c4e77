import { countBySeverity, type Diagnostic, sortDiagnostics } from '../diagnostic.ts';

/**
 * Formats findings for a person and an editor: one line with the place, one with the hint, and a
 * closing line that counts. Notes (`info`) are counted, not listed: they would bury the errors.
 *
 * @example
 * site/docs/intro.mdx:12:5 error link/missing-anchor: "#instal" is not a heading of /docs/setup.
 *   Available: #install, #configure. Did you mean #install?
 *
 * 1 error, 0 warnings, 0 notes.
 */
export function reportText(diagnostics: readonly Diagnostic[]): string {
  const listed = sortDiagnostics(diagnostics).filter(({ severity }) => severity !== 'info');
  const counts = countBySeverity(diagnostics);
  const closing = [
    countOf(counts.error, 'error'),
    countOf(counts.warning, 'warning'),
    countOf(counts.info, 'note'),
  ].join(', ');
  return [...listed.map(formatDiagnostic), ...(listed.length > 0 ? [''] : []), `${closing}.`].join(
    '\n',
  );
}

function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  return `${file}:${line}:${column} ${severity} ${code}: ${message}\n  ${hint}`;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
