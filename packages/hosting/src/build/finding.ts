/** A mistake in the build, ready to be shown to a person and an editor. */
export type Finding = {
  readonly code: 'hosting/inline-handler' | 'hosting/javascript-url' | 'hosting/redirect';
  /** Path of the file below the build folder, or of the rules. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly message: string;
  readonly hint: string;
};

/** Writes a finding as `file:line:column error code: message` with the hint on the next line. */
export function formatFinding(finding: Finding): string {
  const { code, file, line, column, message, hint } = finding;
  return `${file}:${line}:${column} error ${code}: ${message}\n  ${hint}`;
}
