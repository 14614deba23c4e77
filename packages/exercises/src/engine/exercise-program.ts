/** The program of a check: the entry, the check and the reader's file. */
export interface CheckProgram {
  readonly files: Readonly<Record<string, string>>;
  readonly entry: string;
  /** What its files may import besides the packages of live examples. */
  readonly offered: readonly string[];
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
  const place = kind === 'react' ? 'document;' : '';
  const entry = `import { check } from 'exercise';
import { checks } from './check.ts';
import * as solution from './${file}';
${place}await check(checks, solution, ${JSON.stringify(exports)});
`;
  return {
    files: { 'entry.ts': entry, 'check.ts': check, [file]: code },
    entry: 'entry.ts',
    offered: kind === 'express' ? ['exercise', 'express'] : ['exercise'],
  };
}
