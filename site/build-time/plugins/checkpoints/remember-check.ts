import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a check of all questions, unless the same check passed before. It takes a CPU second, and most
 * builds change no question.
 *
 * @param passed.file where the key of the last check that passed lies; absolute
 * @param passed.key of all that the check reads, its own code included
 * @param check throws when a question has a mistake; then nothing is kept
 */
export async function rememberCheck(
  passed: { readonly file: string; readonly key: string },
  check: () => Promise<void>,
): Promise<void> {
  if (existsSync(passed.file) && readFileSync(passed.file, 'utf8') === passed.key) {
    return;
  }
  await check();
  mkdirSync(dirname(passed.file), { recursive: true });
  writeFileSync(passed.file, passed.key);
}
