// Prints each row of CONTRACT.md with its verdict. Used by `npm run conformance` and
// `npm test`: `tsx report.ts <Playwright json> <Vitest json> …`.
import { readFileSync } from 'node:fs';
import { contractRows, judgeRows, readPlaywrightResults, readVitestResults } from './judge-rows.ts';

const [playwrightFile = '', ...vitestFiles] = process.argv.slice(2);
const verdicts = judgeRows(contractRows, [
  ...readPlaywrightResults(JSON.parse(readFileSync(playwrightFile, 'utf8'))),
  ...vitestFiles.flatMap((file) => readVitestResults(JSON.parse(readFileSync(file, 'utf8')))),
]);

for (const { row, state, tests } of verdicts) {
  const detail = row.deviation ?? `${tests} ${tests === 1 ? 'test' : 'tests'}`;
  console.log(`${row.id.padEnd(4)} ${state.padEnd(9)} ${row.statement} (${detail})`);
}
const count = (wanted: string) => verdicts.filter(({ state }) => state === wanted).length;
console.log(
  `\n${count('held')} of ${verdicts.length} rows held, ${count('deviates')} deviates, ` +
    `${count('not held')} not held, ${count('no test')} without a test`,
);
process.exitCode = count('not held') + count('no test') === 0 ? 0 : 1;
