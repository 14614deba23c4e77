// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is part of the source under test
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { findUntranslated } from './find-untranslated.ts';

const SITE = join(import.meta.dirname, '../../..');

/** Strings that look like interface texts and are not: file below `src`, strings, reason. */
const EXCEPTIONS: readonly (readonly [file: string, texts: RegExp, reason: string])[] = [
  ['client/details-height.ts', /^summary, a/, 'a selector'],
  ['client/islands/hold-actions.ts', /^input, textarea, select$/, 'a selector'],
  ['client/islands/start-islands.ts', /^The code of the island/, 'a warning in the console'],
  ['theme/Navbar/Layout/index.tsx', /agents|Markdown|index/, 'for machines'],
  ['components/ApiReference/StartPage.tsx', /^client\.ts$/, 'name of a file'],
  ['components/CheckedAgainst/index.tsx', /^git checkout$/, 'a command'],
  ['components/CheckedAgainst/index.tsx', /^(Docs|Page):/, 'an issue for an English tracker'],
  ['components/LiveExample/EditorSlot.tsx', /^(?:Ctrl|Cmd)$/, 'names of keys, which are on them'],
  ['components/LiveExample/create-editor.ts', /^ts jsx$/, 'dialects of a parser'],
  ['theme/SearchBar/index.tsx', /Ctrl/, 'the name of a key, which is on it'],
  ['components/SearchClient/search-client.ts', /^Docs:/, 'an issue for an English tracker'],
  ['components/SearchDialog/index.tsx', /^Algolia$/, 'a name'],
  ['components/SearchDialog/draw-results.ts', /npm start/, 'for people who write, while they do'],
  ['components/SearchPage/index.tsx', /^noindex, follow$/, 'for robots'],
  ['components/SeriesOverview/series.ts', /^TypeScript$/, 'a name'],
  ['theme/CodeBlock/index.tsx', /^Markdown$/, 'a name'],
];

const files = ['client', 'components', 'islands', 'pages', 'theme'].flatMap((folder) =>
  readdirSync(join(SITE, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('every text that a reader sees goes through messages', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findUntranslated(readFileSync(join(SITE, 'src', file), 'utf8'))
      .filter(({ text }) => !EXCEPTIONS.some(([name, texts]) => name === file && texts.test(text)))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const unneeded = EXCEPTIONS.filter(
    ([file, texts]) =>
      !findUntranslated(readFileSync(join(SITE, 'src', file), 'utf8')).some(({ text }) =>
        texts.test(text),
      ),
  );
  expect(unneeded).toEqual([]);
});

it.each([
  ['text in JSX', '<p>Loading {count}</p>', ['Loading']],
  ['an attribute', '<input placeholder="name" />', ['name']],
  ['a choice of attributes', '<a title={is ? "up" : `down ${n}`} />', ['up', 'down {}']],
  ['a property', 'const x = { label: "save" };', ['save']],
  [
    'an element',
    'button.ariaLabel = "copy"; message.textContent = `${n} left`;',
    ['copy', '{} left'],
  ],
  ['a value between', 'const hint = is ? "Press Run again." : undefined;', ['Press Run again.']],
  ['an argument', 'tell(label, "Copied");', ['Copied']],
  [
    'values of a message',
    '<Translate values={{ a: <b>Open</b> }}>{"{a} it"}</Translate>',
    ['Open'],
  ],
])('finds a text: %s', (_case, source, texts) => {
  expect(findUntranslated(source).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ['a message', '<Translate>Open the menu</Translate>'],
  ['a message in an attribute', '<a title={translate({ message: "Open the menu" })} />'],
  ['a message of a catalogue', '<p>{text.open}</p>'],
  ['a class', '<p className="button button--primary" />'],
  ['a key', 'if (event.key === "Escape") {}'],
  ['an error', 'throw new Error("No such page.");'],
  ['an import', 'import a from "Some thing";'],
  ['a type', 'type Word = "Right" | "Wrong";'],
])('leaves alone: %s', (_case, source) => {
  expect(findUntranslated(source)).toEqual([]);
});
