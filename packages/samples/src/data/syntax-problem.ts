/** A syntax error. Without an offset it concerns the whole text. */
export interface SyntaxProblem {
  /** Offset in the text, counted from 0. */
  readonly offset: number | undefined;
  /** One sentence without a full stop. */
  readonly reason: string;
}

/** Converts a line and column (both from 1) to an offset in a text, counted from 0. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, part) => sum + part.length + 1, 0);
  return Math.min(before + column - 1, text.length);
}
