// The command `npm run missed`: ranks questions by how many readers missed them.
import { existsSync, readFileSync } from 'node:fs';
import {
  formatMissed,
  type MissedQuestion,
  rankMissed,
  type SavedProgress,
} from './rank-missed.ts';

const names = process.argv.slice(2);
if (names.length === 0) {
  fail('Name the files that readers have saved: npm run missed -- file.json …');
}
const files = names.flatMap((file): SavedProgress[] => {
  try {
    return [{ file, text: readFileSync(file, 'utf8') }];
  } catch (error) {
    fail(`${file}: cannot be read (${error instanceof Error ? error.message : error}).`);
    return [];
  }
});
const { questions, problems } = rankMissed(files);
problems.forEach(fail);
if (files.length > problems.length) {
  console.log(formatMissed(questions, findQuestion));
}

/** The command goes on with the other files, and ends with an error. */
function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function findQuestion({ page, id }: MissedQuestion): string | undefined {
  const file = `site/${page}.questions.yaml`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => text.startsWith(`- id: ${id} `) || text === `- id: ${id}`);
  return line === -1 ? undefined : `${file}:${line + 1}`;
}
