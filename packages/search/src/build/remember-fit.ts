import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type FittedRow, fitWords } from './fit-words.ts';

const storedSchema = z.object({
  key: z.string(),
  rows: z.array(z.tuple([z.string()], z.tuple([z.number(), z.number()]))),
});

/**
 * `fitWords` for one build after another: it is fitted again when an example, `fit-words.ts` or the JavaScript engine has
 * changed. Examples are queries, questions, names and headings of pages, so a change of a page's text keeps the result.
 *
 * @param cacheDir gets `learned-words.json`, the last result; it may be missing. A damaged file counts as none.
 */
export function rememberFit(cacheDir: string): typeof fitWords {
  const file = join(cacheDir, 'learned-words.json');
  return (examples, pageCount) => {
    const key = createHash('sha256')
      .update(readFileSync(new URL('fit-words.ts', import.meta.url)))
      .update(JSON.stringify([process.versions.v8, pageCount, examples]))
      .digest('hex');
    const stored = readStored(file);
    if (stored?.key === key) {
      return stored.rows;
    }
    const rows = fitWords(examples, pageCount);
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ key, rows }));
    return rows;
  };
}

function readStored(file: string): { key: string; rows: readonly FittedRow[] } | undefined {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
