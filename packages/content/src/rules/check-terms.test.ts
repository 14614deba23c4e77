import { describe, expect, it, test } from 'vitest';
import { readSite } from '../site/read-site.ts';
import { memoryFiles } from '../site/source-files.ts';
import { checkTerms, type Vocabulary } from './check-terms.ts';

const vocabulary: Vocabulary = {
  file: 'vocabulary.json',
  terms: {
    'docs/a': ['alpha'],
    'docs/c': ['`useMemo`'],
    'docs/w': ['key'],
    'docs/x': ['discriminated union', '`next()`'],
    'docs/y': ['`keyof`'],
  },
  series: [
    ['docs/a', 'docs/b', 'docs/c'],
    ['docs/w', 'docs/x', 'docs/y'],
  ],
  codeOf: ({ meta, value }) => (meta === 'file="memo.ts"' ? 'useMemo(sort);' : value),
};

const lesson = (outcomes: string, text: string) =>
  `# A lesson\n\n## Outcomes {#outcomes}\n\n${outcomes}\n\n## Build it {#build}\n\n${text}\n`;

/** Findings in a site in which lesson `b` has a text and its section `{#outcomes}`. */
function check(outcomes: string, text: string, terms = vocabulary.terms) {
  const pages = {
    a: lesson(
      '[c](/docs/c) comes later.',
      'Alpha is first. [w](/docs/w) has more, which nobody needs.',
    ),
    b: lesson(outcomes, text),
    c: lesson('', '`useMemo` keeps a result.'),
    w: lesson('', 'A key.'),
    x: lesson('', 'A discriminated union has a tag. Call `next()`.'),
    y: lesson('You need [x](/docs/x).', '`keyof` gives the names.'),
    other: 'No lesson of a series: `useMemo`.',
  };
  const set = {
    kind: 'docs',
    name: 'docs',
    folder: 'docs',
    routeBasePath: 'docs',
    sidebars: {},
    versions: [],
  } as const;
  const site = readSite(
    {
      folder: '.',
      url: 'https://docs.example',
      sets: [set],
      staticFolders: [],
      knownRoutes: [],
      knownFiles: [],
    },
    memoryFiles(
      Object.fromEntries(Object.entries(pages).map(([id, page]) => [`docs/${id}.mdx`, page])),
    ),
  );
  return checkTerms(site, { ...vocabulary, terms }).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const unknown = (term: string, line = 9) => [
  `docs/b.mdx:${line} Neither the lesson nor one before it introduces "${term}".`,
];

describe('a lesson may use a term', () => {
  test.each([
    ['of an earlier lesson of its series', '', 'Alpha'],
    ['of a lesson that it needs', 'You need [y](/docs/y).', '`keyof`'],
    ['of a lesson that a needed one needs', 'You need [y](/docs/y).', 'A discriminated union'],
    ['after a link to the lesson', '', '[c](/docs/c) has more.\n\nCall `useMemo`.'],
    ['in the line of the link', '', 'Call `useMemo`, as in [c](/docs/c).'],
    ['as a word, when the term is code', '', 'The useMemo of React'],
    ['as code, when the term is a word', '', 'The class `key`'],
    ['as a part of a longer name', '', '`useMemoCache`, `keyofs` and `next`'],
    ['as a part of a longer word', '', 'A keyboard, a monkey'],
  ])('%s', (_name, outcomes, text) => {
    expect(check(outcomes, text)).toEqual([]);
  });
});

describe('a lesson may not use a term', () => {
  test.each([
    ['of a later lesson', '', 'Call `useMemo`.', unknown('`useMemo`')],
    ['of another series', '', 'A discriminated union', unknown('discriminated union')],
    ['in the plural', '', 'Text\nabout keys', unknown('key', 10)],
    ['over two lines', '', 'Discriminated\nunions', unknown('discriminated union')],
    ['with a hyphen', '', 'Discriminated-union types', unknown('discriminated union')],
    ['in a block', '', 'Text\n\n```ts\nuseMemo();\n```', unknown('`useMemo`', 11)],
    ['in a listing', '', '```ts file="memo.ts"\n```', unknown('`useMemo`')],
    ['with signs', '', 'Call `next()`.', unknown('`next()`')],
    ['before the link', '', 'Call `useMemo`.\n\nSee [c](/docs/c).', unknown('`useMemo`')],
    ['after a link to another lesson', '', '[x](/docs/x): `useMemo`', unknown('`useMemo`')],
    ['of a lesson before a needed one', 'You need [y](/docs/y).', 'A key', unknown('key')],
  ])('%s', (_name, outcomes, text, findings) => {
    expect(check(outcomes, text)).toEqual(findings);
  });
});

it('reports the first use in a lesson, of text as well as of code', () => {
  const text = 'Text\n\n```ts\nuseMemo();\n```\n\nCall `useMemo`.\n\nA key. A key.';
  expect(check('', text)).toEqual([...unknown('`useMemo`', 11), ...unknown('key', 17)]);
});

test.each([
  [{ 'docs/gone': ['alpha'] }, 'docs/gone is no lesson and cannot introduce "alpha".'],
  [{ 'docs/other': ['`useMemo`'] }, 'docs/other is no lesson and cannot introduce "`useMemo`".'],
  [{ 'docs/a': ['alpha', 'omega'] }, 'docs/a does not use "omega".'],
  [{ 'docs/a': ['`alpha`'] }, 'docs/a does not use "`alpha`".'],
])('the entry %j is wrong', (terms, message) => {
  expect(check('', 'Text', terms)).toEqual([`vocabulary.json:1 ${message}`]);
});

it('accepts several lessons that introduce a term', () => {
  expect(check('', 'A key', { 'docs/w': ['key'], 'docs/b': ['key'] })).toEqual([]);
});
