/** Something in the contract that must be mended before pages can be written. */
export interface Finding {
  /** `reference/undocumented`, `reference/broken-link`, … */
  readonly code: `reference/${string}`;
  readonly file: string;
  /** From 1; 0 when the finding belongs to the whole file. */
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

/** One finding for a person and an editor: place, code and sentence, then what to do. */
export function formatFinding({ code, file, line, message, hint }: Finding): string {
  return `${file}:${line}:1 error ${code}: ${message}\n  ${hint}`;
}
