import { readFileSync } from 'node:fs';
import { readNewestFacts } from '@vibe-docs/product-source/reference';
import { expect, test } from 'vitest';

const FILE = 'site/docs/getting-started/environment-variables.mdx';
const page = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');
const { environment } = readNewestFacts();

type Variable = Pick<(typeof environment)[number], 'name' | 'app' | 'places'>;

/** What a row says: `| NAME | meaning | without it | default | files |`. */
function readRows(text: string) {
  const lines = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return lines.flatMap(([, variable = '', , , , files]) => {
    const name = /^`([A-Z\d_]+)`$/.exec(variable)?.[1];
    if (name === undefined || files === undefined || files === '') return [];
    return [
      { name, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file), cell: files },
    ];
  });
}

/** Variables without a row, rows without a variable, and rows that name other files than the source has. */
function findGaps(variables: readonly Variable[], text: string): readonly string[] {
  const rows = readRows(text);
  const names = new Set(variables.map(({ name }) => name));
  return [
    ...variables.flatMap(({ name, app, places }) => {
      const found = rows.filter((row) => row.name === name);
      const files = [...new Set(places.map(({ file }) => file.replace(`${app}/src/`, '')))];
      const [row] = found;
      if (row === undefined || found.length > 1) {
        return [
          `${FILE}: ${found.length} rows for ${name} (${app}/src/${files[0]}). Write one, in the table of its task.`,
        ];
      }
      const rest = files.length - row.files.length;
      const isRight =
        row.files.every((file) => files.includes(file)) &&
        (rest === 0 || row.cell.endsWith(` and ${rest} more`));
      return isRight
        ? []
        : [`${FILE}: ${name} is read in ${files.join(', ')}. Correct the last cell of its row.`];
    }),
    ...rows
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `${FILE}: ViBe does not read ${name}. Remove its row.`),
  ];
}

test('the page of environment variables has a row for each that the facts have, and no other', () => {
  expect(findGaps(environment, page)).toEqual([]);
});

test('it says how many there are', () => {
  const count = (app: string) => environment.filter((variable) => variable.app === app).length;
  expect(page).toContain(
    `The server reads ${count('backend')} variables, and the web client ${count('frontend')}.`,
  );
});

test('a missing row, a row too many and a wrong file are named with the remedy', () => {
  const place = (file: string) => ({ file, line: 1 });
  const row = (name: string, files: string) =>
    `| \`${name}\` | What it is. | What fails. | none | ${files} |`;
  const variables = [
    { name: 'PORT', app: 'backend', places: [place('backend/src/config/app.ts')] },
    { name: 'DB_URL', app: 'backend', places: [place('backend/src/config/db.ts')] },
    {
      name: 'KEY',
      app: 'backend',
      places: ['a', 'b', 'c'].map((file) => place(`backend/src/${file}.ts`)),
    },
  ];
  const text = [
    row('DB_URL', '`config/app.ts`'),
    row('KEY', '`a.ts` and 2 more'),
    row('OLD', '`a.ts`'),
  ];
  expect(findGaps(variables, text.join('\n'))).toEqual([
    `${FILE}: 0 rows for PORT (backend/src/config/app.ts). Write one, in the table of its task.`,
    `${FILE}: DB_URL is read in config/db.ts. Correct the last cell of its row.`,
    `${FILE}: ViBe does not read OLD. Remove its row.`,
  ]);
});
