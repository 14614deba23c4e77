import {
  countBySeverity,
  type Diagnostic,
  formatDiagnostic,
  type Severity,
  sortDiagnostics,
} from '@vibe-docs/kernel';

/** Reporters by the name used on the command line. They format findings and print nothing. */
export const reporters = {
  text: reportText,
  'github-actions': reportGithubActions,
  json: reportJson,
} as const satisfies Record<string, (diagnostics: readonly Diagnostic[]) => string>;

/** Name of an output form. */
export type ReportFormat = keyof typeof reporters;

/** Returns whether a string is the name of an output format. */
export function isReportFormat(word: string): word is ReportFormat {
  return Object.hasOwn(reporters, word);
}

/**
 * Formats findings for a terminal and an editor: one line with the position, one with the hint, and a
 * summary line. Notes (`info`) are counted, not listed: they would bury the errors.
 */
function reportText(diagnostics: readonly Diagnostic[]): string {
  const listed = sortDiagnostics(diagnostics).filter(({ severity }) => severity !== 'info');
  const { error, warning, info } = countBySeverity(diagnostics);
  const closing = [countOf(error, 'error'), countOf(warning, 'warning'), countOf(info, 'note')];
  const gap = listed.length > 0 ? [''] : [];
  return [...listed.map(formatDiagnostic), ...gap, `${closing.join(', ')}.`].join('\n');
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
 * @returns one command per line; an empty string without findings
 */
function reportGithubActions(diagnostics: readonly Diagnostic[]): string {
  const commands = sortDiagnostics(diagnostics).map(
    ({ file, line, column, severity, code, message, hint }) => {
      const properties = Object.entries({ file, line, col: column, title: code })
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',');
      return `::${COMMANDS[severity]} ${properties}::${escapeData(`${message}\n${hint}`)}`;
    },
  );
  return commands.join('\n');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Formats findings as JSON: `{ "counts": { error, warning, info }, "diagnostics": [] }`. */
function reportJson(diagnostics: readonly Diagnostic[]): string {
  const report = {
    counts: countBySeverity(diagnostics),
    diagnostics: sortDiagnostics(diagnostics),
  };
  return JSON.stringify(report, null, 2);
}
