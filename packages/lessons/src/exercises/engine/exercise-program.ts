/** The program of a check: the entry, the check and the reader's file. */
export interface CheckProgram {
  readonly files: Readonly<Record<string, string>>;
  readonly entry: string;
  /** Packages that its files may import; unset: those of live examples. */
  readonly offered: readonly string[] | undefined;
}

/** What a check is made of. */
export interface CheckParts {
  readonly kind: string;
  /** Name of the reader's file, such as `best.ts`. */
  readonly file: string;
  readonly exports: readonly string[];
  /** Source of `check.ts`. */
  readonly check: string;
}

/** Puts a reader's code and the check of its exercise together. */
export function checkProgram(
  { kind, file, exports, check }: CheckParts,
  code: string,
): CheckProgram {
  // A worker has no document, so a component is checked in the frame itself.
  const isReact = kind === 'react';
  const entry = `import { check } from '#exercise';
import { checks } from './check.ts';
import * as solution from './${file}';
${isReact ? 'document;' : ''}await check(checks, solution, ${JSON.stringify({ file, required: exports })});
`;
  return {
    files: { 'entry.ts': entry, 'check.ts': check, [file]: code },
    entry: 'entry.ts',
    offered: isReact ? undefined : kind === 'express' ? ['express'] : [],
  };
}
