import {
  countBySeverity,
  type Diagnostic,
  formatDiagnostic,
  type Severity,
  sortDiagnostics,
} from '@vibe-docs/kernel';

/** Turns findings into text. Prints nothing. */
export type Reporter = (diagnostics: readonly Diagnostic[]) => string;

/** The output forms by the name that a command line gives them. */
export const reporters = {
  text: reportText,
  'github-actions': reportGithubActions,
  json: reportJson,
} as const satisfies Record<string, Reporter>;

/** Name of an output form. */
export type ReportFormat = keyof typeof reporters;

/** Tells whether a word names an output form. */
export function isReportFormat(word: string): word is ReportFormat {
  return Object.hasOwn(reporters, word);
}

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
function reportText(diagnostics: readonly Diagnostic[]): string {
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

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const COMMANDS = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
} as const satisfies Record<Severity, string>;

/**
 * Formats findings as workflow commands, which GitHub Actions shows at their line in a pull request.
 * Escaping: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
 *
 * @returns one command a line; empty text without findings
 */
function reportGithubActions(diagnostics: readonly Diagnostic[]): string {
  return sortDiagnostics(diagnostics).map(formatCommand).join('\n');
}

function formatCommand(diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  const properties = Object.entries({ file, line, col: column, title: code })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${COMMANDS[severity]} ${properties}::${escapeData(`${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Formats findings for another program: `{ "counts": { error, warning, info }, "diagnostics": [] }`.
 */
function reportJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(
    { counts: countBySeverity(diagnostics), diagnostics: sortDiagnostics(diagnostics) },
    null,
    2,
  );
}
