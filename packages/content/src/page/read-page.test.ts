import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const page = (text: string) => readPage('page.mdx', text).page;

describe('headings', () => {
  test.each([
    ['## Getting started', 'Getting started', 'getting-started'],
    ['## `npm test` & more', 'npm test & more', 'npm-test--more'],
    ['## [A link](/x) here', 'A link here', 'a-link-here'],
    ['## Naïve Größe', 'Naïve Größe', 'naïve-größe'],
    ['## Set-up {#setup}', 'Set-up', 'setup'],
    ['## Set-up {#set_up_now}', 'Set-up', 'set_up_now'],
    ['## Set-up \\{#setup}', 'Set-up', 'setup'],
    ['## **Bold** {#bold}', 'Bold', 'bold'],
    ['## Set-up {/* #setup */}', 'Set-up', 'setup'],
    ['## Set-up {/* only a remark */}', 'Set-up', 'set-up--only-a-remark-'],
    ['## Pull mongodb:latest', 'Pull mongodb:latest', 'pull-mongodb'],
  ])('%s', (line, text, id) => {
    expect(page(line).headings).toEqual([{ line: 1, column: 1, depth: 2, text, id }]);
  });

  test('numbers repeated texts, ignoring explicit ids', () => {
    const text = '## One {#two}\n\n## Two\n\n### Two\n\n## Two {#again}\n\n## Two\n';
    expect(page(text).headings.map(({ id }) => id)).toEqual([
      'two',
      'two',
      'two-1',
      'again',
      'two-2',
    ]);
  });
});

describe('links', () => {
  test.each([
    ['[a](/docs/x)', '/docs/x', 'markdown', 1],
    ['See [a][b]\n\n[b]: /docs/x', '/docs/x', 'markdown', 5],
    ['[b]\n\n[b]: /docs/x\n[b]: /docs/y', '/docs/x', 'markdown', 1],
    ['[a](</docs/x y>)', '/docs/x y', 'markdown', 1],
    ['[a](/docs/x&amp;y)', '/docs/x&y', 'markdown', 1],
    ['Go to https://a.example/b now', 'https://a.example/b', 'markdown', 7],
    ['An <a href="/docs/x">a</a>', '/docs/x', 'html', 4],
    ["<Link to={'/docs/x'}>a</Link>", '/docs/x', 'component', 1],
    ['<Link href={`/docs/x`}>a</Link>', '/docs/x', 'component', 1],
    ['So [a](/docs/x y).', '/docs/x y', 'text', 6],
    ['```steps from="A, b /docs/x#c" press="On /y"\n```', '/docs/x#c', 'component', 1],
  ])('%s', (text, url, syntax, column) => {
    expect(page(text).links).toEqual([{ line: 1, column, url, syntax }]);
  });

  test.each([
    ['a computed target', '<Link to={target}>a</Link>'],
    ['an anchor', '<a id="x"></a>'],
    ['an address in code', '`[a](/b c)` and `https://a.example`'],
  ])('passes over %s', (_name, text) => {
    expect(page(text).links).toEqual([]);
  });

  test('finds an unparsed link on a later line of its paragraph', () => {
    const text = 'First line\nand [a](/docs/x y)';
    expect(page(text).links).toMatchObject([{ line: 2, column: 7 }]);
  });
});

describe('images', () => {
  test.each([
    ['![A cat](/img/cat.svg)', ['/img/cat.svg'], false, 'markdown'],
    ['![ ](/img/cat.svg)', ['/img/cat.svg'], true, 'markdown'],
    ['![A cat][cat]\n\n[cat]: ./cat.svg', ['./cat.svg'], false, 'markdown'],
    ['<img src="cat.svg" alt="A cat" />', ['cat.svg'], false, 'html'],
    ['<img src="cat.svg" alt={name} />', ['cat.svg'], false, 'html'],
    ['<img src="cat.svg" alt="" />', ['cat.svg'], true, 'html'],
    ['<img src="cat.svg" alt="" role="presentation" />', ['cat.svg'], false, 'html'],
    ["<img src={require('./cat.png').default} alt='A cat' />", ['./cat.png'], false, 'component'],
    [
      "<ThemedImage alt='A cat' sources={{ light: useBaseUrl('/img/a.svg'), 'dark': '/img/b.svg' }} />",
      ['/img/a.svg', '/img/b.svg'],
      false,
      'component',
    ],
  ])('%s', (source, urls, isAltMissing, syntax) => {
    expect(page(source).images).toEqual([{ line: 1, column: 1, urls, isAltMissing, syntax }]);
  });
});

describe('tags', () => {
  test('reads ids that tags set', () => {
    const text = '<a id="one"></a>\n\n<h2 id="two">Two</h2>\n\nAn <a name="three">old</a> one\n';
    expect(page(text).anchors).toEqual([
      { line: 1, column: 1, id: 'one' },
      { line: 3, column: 1, id: 'two' },
      { line: 5, column: 4, id: 'three' },
    ]);
  });

  test('finds style attributes of tags and directives', () => {
    const text = '<b style="x">a</b>\n\n:::note{style="color: red"}\nText\n:::\n';
    expect(page(text).inlineStyles).toEqual([
      { line: 1, column: 1 },
      { line: 3, column: 1 },
    ]);
  });

  test('finds tables that align a column, at the markers', () => {
    const text = '| a |\n| --- |\n| 1 |\n\n| a | b |\n| --- | :-: |\n| 1 | 2 |\n';
    expect(page(text).alignedTables).toEqual([{ line: 6, column: 1 }]);
  });
});

describe('words', () => {
  test.each([
    ['Three little words', 3],
    ['One `inline code` – and **bo**ld', 5],
    ['| a | b |\n| --- | --- |\n| c d | e |', 5],
    ['- one\n- two\n\n> three', 3],
    ['Text\n\n```ts\nconst x = 1;\n```', 1],
    ['<div>in a tag</div>', 3],
    ['{/* a remark */}\n\nTwo {1 + 1} words', 2],
    [':::note[A title]\nBody\n:::', 3],
  ])('%j', (text, words) => {
    expect(page(text).words).toBe(words);
  });
});

describe('a page that is not valid MDX', () => {
  const reading = readPage('page.mdx', '---\nslug: /x\n---\n\n# A\n\nBecause 1 {is less\n');

  test('keeps its front matter and nothing else', () => {
    expect(reading.page.isParsed).toBe(false);
    expect(reading.page.frontMatter.values.get('slug')).toBe('/x');
    expect(reading.page.headings).toEqual([]);
  });

  test('is reported at its position', () => {
    expect(reading.diagnostics).toMatchObject([
      { code: 'page/invalid-mdx', severity: 'error', file: 'page.mdx', line: 7, column: 19 },
    ]);
  });
});

test('a byte order mark does not shift any position', () => {
  const { frontMatter, headings, text } = page('\uFEFF---\ntitle: A\n---\n\n## One\n');
  expect(frontMatter.values.get('title')).toBe('A');
  expect(headings).toMatchObject([{ line: 5, column: 1 }]);
  expect(text.startsWith('---')).toBe(true);
});

test('a page that an editor on Windows has saved is read like any other', () => {
  const text = '---\ntitle: A\n---\n\nTwo\nlines.\n\n```ts\nlet a;\nlet b;\n```\n';
  expect(page(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(page(text));
});
