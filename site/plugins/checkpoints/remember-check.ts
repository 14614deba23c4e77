import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

/** Ids of questions, by the key of the page that asks them. */
export type PageQuestions = Readonly<Record<string, readonly string[]>>;

const keptSchema = z.object({
  key: z.string(),
  pages: z.record(z.string(), z.array(z.string()).readonly()),
});

/**
 * Runs a check of all questions, unless the same check passed before. It takes a CPU second, and most
 * builds change no question.
 *
 * @param kept.file where the last result lies; absolute
 * @param kept.key of all that the check reads, its own code included
 * @param check throws when a question has a mistake; then nothing is kept
 */
export async function rememberCheck(
  kept: { readonly file: string; readonly key: string },
  check: () => Promise<PageQuestions>,
): Promise<PageQuestions> {
  const last = readKept(kept.file);
  if (last?.key === kept.key) {
    return last.pages;
  }
  const pages = await check();
  mkdirSync(dirname(kept.file), { recursive: true });
  writeFileSync(kept.file, JSON.stringify({ key: kept.key, pages }));
  return pages;
}

/** `undefined` when there is none, or it cannot be read: then the check runs. */
function readKept(file: string): z.infer<typeof keptSchema> | undefined {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
