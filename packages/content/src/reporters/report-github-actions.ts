import { type Diagnostic, type Severity, sortDiagnostics } from '../diagnostic.ts';

const commands = {
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
export function reportGithubActions(diagnostics: readonly Diagnostic[]): string {
  return sortDiagnostics(diagnostics).map(formatCommand).join('\n');
}

function formatCommand(diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  const properties = Object.entries({ file, line, col: column, title: code })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${commands[severity]} ${properties}::${escapeData(`${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
