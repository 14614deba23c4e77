import {
  countBySeverity,
  type Diagnostic,
  formatDiagnostic,
  sortDiagnostics,
} from '@vibe-docs/kernel';

/**
 * Formats findings for a terminal and an editor: one line with the position, one with the hint, and a
 * summary line.
 */
export function formatReport(diagnostics: readonly Diagnostic[]): string {
  const listed = sortDiagnostics(diagnostics);
  const { error, warning } = countBySeverity(diagnostics);
  const closing = [countOf(error, 'error'), countOf(warning, 'warning')];
  const gap = listed.length > 0 ? [''] : [];
  return [...listed.map(formatDiagnostic), ...gap, `${closing.join(', ')}.`].join('\n');
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
