import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { type MarkdownContext, markdownPath, pageToMarkdown } from './page-to-markdown.ts';

const context: MarkdownContext = {
  siteUrl: 'https://docs.example/vibe',
  classes: {
    leftOut: ['hash-link', 'dark'],
    admonition: 'note',
    admonitionHeading: 'noteHeading',
  },
  markdownOf: (path) =>
    ({ '/vibe/': '/vibe/index.md', '/vibe/docs/a%20b': '/vibe/docs/a%20b.md' })[path],
};

const documentOf = (html: string) => fromParse5(parse(html));

/** A page of the site with this text in its article. */
const page = (article: string) =>
  documentOf(`<!doctype html><html lang=en><head><title>x</title><meta name=description content="About it."></head>
<body><nav><a href=/vibe/>Home</a></nav><main><article><h1>Title<a class=hash-link href=#x>#</a></h1>${article}
<footer>Edit</footer></article></main></body></html>`);

const bodyOf = (article: string) =>
  pageToMarkdown(page(article), '/vibe/docs/intro', context)?.body.replace('# Title\n', '').trim();

it('begins with facts about the page and the way to the index', () => {
  const dated = page('<p>Text.<time itemprop=dateModified datetime=2026-11-22T03:13:00Z>x</time>');
  expect(pageToMarkdown(dated, '/vibe/docs/intro', context)?.text).toMatchInlineSnapshot(`
    "---
    title: Title
    description: About it.
    url: https://docs.example/vibe/docs/intro
    modified: 2026-11-22
    ---

    > Index of all pages: https://docs.example/vibe/llms.txt

    # Title

    Text.x
    "
  `);
});

it('is nothing for a page without content, such as a frame', () => {
  expect(pageToMarkdown(documentOf('<body><p>Frame.'), '/vibe/frame', context)).toBeUndefined();
});

it.each([
  [
    'a link to a page leads to its Markdown',
    '<p><a href="/vibe/docs/a%20b#c">b</a>',
    '[b](https://docs.example/vibe/docs/a%20b.md#c)',
  ],
  [
    'a link to the home page too',
    '<p><a href=/vibe/>b</a>',
    '[b](https://docs.example/vibe/index.md)',
  ],
  [
    'a link to a file stays',
    '<p><a href=/vibe/x.json>b</a>',
    '[b](https://docs.example/vibe/x.json)',
  ],
  ['a link within the page stays', '<p><a href=#c>b</a>', '[b](#c)'],
  [
    'a link to another site stays',
    '<p><a href=https://other.example/>b</a>',
    '[b](https://other.example/)',
  ],
  [
    'a word with its meaning behind it stays',
    '<p>A <button popovertarget=m>word</button><span popover id=m>Meaning</span>.',
    'A word.',
  ],
  ['a button goes', '<p>Text <button>Press</button>', 'Text'],
  [
    "what a script fills in and shows goes, and so does the reader's progress",
    '<p>Start.<a hidden href=/vibe/>Continue: {title}</a><p hidden>Due: {count}</p><p>9 min<span data-markdown-ignore>0 of 4</span><strong hidden>Next</strong>',
    'Start.\n\n9 min',
  ],
  [
    'what styles set apart is set apart by a space',
    '<p><span>4 lessons</span><!-- --><span>41 minutes</span><a href=/vibe/x.json>Start</a>',
    '4 lessons 41 minutes [Start](https://docs.example/vibe/x.json)',
  ],
  [
    'elements of a text stay together',
    '<p><code><span>a</span><span>b</span></code><em>s</em>, <span>a</span>-<a href=#c>c</a>',
    '`ab`*s*, a-[c](#c)',
  ],
  [
    'of two pictures, the light one',
    '<p><img alt=A src=/vibe/a.svg class="light_x"><img alt=A src=/vibe/b.svg class="x dark_y">',
    '![A](https://docs.example/vibe/a.svg)',
  ],
  [
    'a note becomes a quote with its heading',
    '<div class="note x"><div class=noteHeading_x><svg></svg>Careful</div><div><p>Text.</div></div>',
    '> **Careful**\n>\n> Text.',
  ],
  [
    'a folded part is open',
    '<details><summary>More</summary><p>Text.</details>',
    '**More**\n\nText.',
  ],
  [
    'all panels of tabs, with their names',
    '<div data-tabs><div role=tablist><div role=tab>A</div></div><div role=tabpanel><p>A<p>One.</div><div role=tabpanel hidden><p>B<p>Two.</div></div>',
    '**A**\n\nOne.\n\n**B**\n\nTwo.',
  ],
  [
    'a heading with the id that its text makes stays',
    '<h2 id=own-data>Own data</h2>',
    '## Own data',
  ],
  [
    'a heading with another id says it',
    '<h2 id=own_db>Your <em>own</em> database<a class=hash-link href=#own_db>#</a></h2>',
    '## Your *own* database {#own_db}',
  ],
  ['an output of two lines has two lines', '<ul><li><samp>2\n0</samp></li></ul>', '- `2`\\\n  `0`'],
  ['comments of React go', '<p>About <!-- -->12<!-- --> minutes', 'About 12 minutes'],
])('%s', (_, article, expected) => {
  expect(bodyOf(article)).toBe(expected);
});

const figure = (bar: string, code: string) =>
  `<figure><figcaption>${bar}<button>Copy</button></figcaption><pre><code class=language-ts>${code}</code></pre></figure>`;

it('keeps code byte for byte, with its file and its proof', () => {
  const code = figure(
    '<span>a.ts</span><details><summary>Types</summary><ul><li>const a: 1</ul></details><details data-proof><summary>Checked</summary><p>Type-checked.</details>',
    '<span data-type="const a: 1">const</span> a = `x`;\n\n  // &lt;b&gt;',
  );
  expect(bodyOf(code)).toBe(
    '```ts title="a.ts"\nconst a = `x`;\n\n  // <b>\n```\n\n' +
      // Taken with sha256sum.
      '<!-- Type-checked. sha256:1d2d3215873247c7f2a3d1e5fd6cb74201312dca6c2533719782039ec53cda63 -->',
  );
});

it('fences code that holds fences', () => {
  expect(bodyOf(figure('<span data-search=off>Markdown</span>', '```ts\n1\n```'))).toBe(
    '````ts\n```ts\n1\n```\n````',
  );
});

it('shows all questions, and their answers at the end', () => {
  const section = `<section><div data-island=checkpoint><form><p>First?</form></div>
    <div><ol><li>First?<details><summary>Answer to question 1</summary><p>Yes.</details><li>Second?</ol></div></section>`;
  expect(bodyOf(section)).toBe('1. First?\n2. Second?\n\n**Answer to question 1**\n\nYes.');
});

it('gives the home page a name', () => {
  expect(markdownPath('/vibe/')).toBe('/vibe/index.md');
  expect(markdownPath('/vibe/docs/intro')).toBe('/vibe/docs/intro.md');
});
