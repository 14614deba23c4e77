import { readFileSync } from 'node:fs';
import { readNewestFacts } from '@vibe-docs/product-source/reference';
import { expect, test } from 'vitest';

const FILE = 'site/docs/getting-started/environment-variables.mdx';
const page = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');
const { environment } = readNewestFacts();

type Variable = Pick<(typeof environment)[number], 'name' | 'app' | 'places'>;

/** What an entry says: "- **`NAME`**, default: none. Meaning. Read in `file`." */
function readEntries(text: string) {
  const entries = text.matchAll(/^- \*\*`([A-Z\d_]+)`\*\*, default: .* Read in (.+)\.$/gm);
  return Array.from(entries, ([, name = '', cell = '']) => {
    return { name, files: Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file), cell };
  });
}

/** Variables without an entry, entries without a variable, and entries that name other files than the source has. */
function findGaps(variables: readonly Variable[], text: string): readonly string[] {
  const entries = readEntries(text);
  const names = new Set(variables.map(({ name }) => name));
  return [
    ...variables.flatMap(({ name, app, places }) => {
      const found = entries.filter((entry) => entry.name === name);
      const files = [...new Set(places.map(({ file }) => file.replace(`${app}/src/`, '')))];
      const [entry] = found;
      if (entry === undefined || found.length > 1) {
        return [
          `${FILE}: ${found.length} entries for ${name} (${app}/src/${files[0]}). Write one, in the section of its task.`,
        ];
      }
      const rest = files.length - entry.files.length;
      const isRight =
        entry.files.every((file) => files.includes(file)) &&
        (rest === 0 || entry.cell.endsWith(` and ${rest} more`));
      return isRight
        ? []
        : [`${FILE}: ${name} is read in ${files.join(', ')}. Correct the end of its entry.`];
    }),
    ...entries
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `${FILE}: ViBe does not read ${name}. Remove its entry.`),
  ];
}

test('the page of environment variables has an entry for each that the facts have, and no other', () => {
  expect(findGaps(environment, page)).toEqual([]);
});

test('it says how many there are', () => {
  const count = (app: string) => environment.filter((variable) => variable.app === app).length;
  expect(page).toContain(
    `The server reads ${count('backend')} variables, and the web client ${count('frontend')}.`,
  );
});

test('a missing entry, an entry too many and a wrong file are named with the remedy', () => {
  const place = (file: string) => ({ file, line: 1 });
  const entry = (name: string, files: string) =>
    `- **\`${name}\`**, default: none. What it is. Read in ${files}.`;
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
    entry('DB_URL', '`config/app.ts`'),
    entry('KEY', '`a.ts` and 2 more'),
    entry('OLD', '`a.ts`'),
  ];
  expect(findGaps(variables, text.join('\n'))).toEqual([
    `${FILE}: 0 entries for PORT (backend/src/config/app.ts). Write one, in the section of its task.`,
    `${FILE}: DB_URL is read in config/db.ts. Correct the end of its entry.`,
    `${FILE}: ViBe does not read OLD. Remove its entry.`,
  ]);
});
