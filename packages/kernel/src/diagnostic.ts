/** `error` fails a run, `warning` needs a review. */
export type Severity = 'error' | 'warning';

/** `area/kebab-name`. Codes are stable, wording may improve. */
export type DiagnosticCode = `${string}/${string}`;

/** A position in a text. Line and column count from 1; columns are UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A position in a file. */
export interface Spot extends Place {
  /** Path from the project folder, with `/`. */
  readonly file: string;
}

/** What a check found: plain data, formatted only for a report. */
export interface Diagnostic extends Spot {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What was found and what was expected: one sentence on one line. */
  readonly message: string;
  /** What to do next: one line. */
  readonly hint: string;
}

/** Codes with their severity. Each package that checks something has one. */
export type DiagnosticCatalogue<Code extends DiagnosticCode = DiagnosticCode> = Readonly<
  Record<Code, Severity>
>;

/**
 * Creates the function that a package uses to report its diagnostics.
 *
 * @param catalogue the package's codes; the severity of a diagnostic comes from here
 * @returns `diagnose(code, spot, text)`; a code that is not in the catalogue is a type error
 */
export function diagnosticMaker<Code extends DiagnosticCode>(catalogue: DiagnosticCatalogue<Code>) {
  return (
    code: Code,
    { file, line, column }: Spot,
    { message, hint }: Pick<Diagnostic, 'message' | 'hint'>,
  ): Diagnostic => ({ code, severity: catalogue[code], file, line, column, message, hint });
}

/**
 * Sorts by file, line, column and code. Strings are compared by code unit, so the order does not depend on the locale.
 *
 * @returns a new array
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}

/**
 * Formats a diagnostic for people and editors: position, severity, code and message, then the hint.
 *
 * @example
 * site/docs/intro.mdx:12:5 error link/missing-anchor: "#instal" is not a heading of /docs/setup.
 *   Available: #install, #configure. Did you mean #install?
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  return `${file}:${line}:${column} ${severity} ${code}: ${message}\n  ${hint}`;
}

/** Counts findings by severity. */
export function countBySeverity(
  diagnostics: readonly Diagnostic[],
): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0 };
  for (const { severity } of diagnostics) {
    counts[severity] += 1;
  }
  return counts;
}

function compareText(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
