import { formatDiagnostic } from '@vibe-docs/kernel';
import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hashSource, inspectHtml, parsePage, writeEndTags } from './page-html.ts';

const inspect = (body: string) =>
  inspectHtml(`<!doctype html><html><body>${body}</body></html>`, 'a.html');

describe('inspectHtml', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="module">b()</script>', ['b()']],
    ['<script type=" Text/JavaScript ">c()</script>', ['c()']],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script>a < b && c</script>', ['a < b && c']],
    ['<template><script>in()</script></template>', ['in()']],
    ['<svg><script>svg()</script></svg>', ['svg()']],
    ['<script></script>', ['']],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script type="text/plain">a</script>', []],
    ['<script src="/a.js"></script>', []],
    ['<svg><script href="/a.js"></script></svg>', []],
  ])('finds the inline scripts of %s', (body, expected) => {
    expect(inspect(body).scripts).toEqual(expected);
  });

  it('normalises newlines in a script like browsers', () => {
    expect(inspect('<script>a\r\nb</script>').scripts).toEqual(['a\nb']);
  });

  it('finds style elements and style attributes, also in noscript and with entities', () => {
    const found = inspect(
      '<style>p{}</style><noscript><style>q{}</style></noscript><p style="content:&quot;a&quot;"><b style="">',
    );
    expect(found.styles).toEqual(['p{}', 'q{}']);
    expect(found.styleAttributes).toEqual(['content:"a"']);
  });

  it('reports an inline event handler with its position', () => {
    const { findings } = inspect('\n<p>a</p><button onclick="go()">b</button>');
    expect(findings.map(formatDiagnostic)).toEqual([
      `a.html:2:9 error hosting/inline-handler: <button> has the inline event handler onclick.
  Attach the listener from a script file; the policy blocks inline handlers.`,
    ]);
  });

  it.each([
    '<a href="javascript:go()">',
    '<a href=" JavaScript:go()">',
    '<a href="java\nscript:go()">',
    '<a href="&#1;javascript:go()">',
    '<form action="javascript:go()">',
    '<button formaction="javascript:go()">',
    '<iframe src="javascript:go()">',
    '<svg><a xlink:href="javascript:go()"></svg>',
  ])('reports the address in %j', (body) => {
    expect(inspect(body).findings.map(({ code }) => code)).toEqual(['hosting/javascript-url']);
  });

  it('accepts a link to a page about JavaScript', () => {
    expect(inspect('<a href="/vibe/javascript:intro">a</a>').findings).toEqual([]);
  });
});

describe('hashSource', () => {
  it('returns the hash that browsers report for the same text', () => {
    // The example of CSP Level 3, section 2.3.1: alert('Hello, world.');
    expect(hashSource("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });
});

describe('writeEndTags', () => {
  const complete = (html: string) => writeEndTags(html, parsePage(html));

  it.each([
    ['<p>One<p>Two<ul><li>A<li>B</ul>', '<p>One</p><p>Two</p><ul><li>A</li><li>B</li></ul>'],
    ['<ul><li><p>A<ul><li>B</ul></ul>', '<ul><li><p>A</p><ul><li>B</li></ul></li></ul>'],
    ['<dl><dt>A<dd>B</dl>', '<dl><dt>A</dt><dd>B</dd></dl>'],
    [
      '<table><thead><tr><th>A<tbody><tr><td>B<td></table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td><td></td></tr></tbody></table>',
    ],
    [
      '<body><noscript><p>A</p></noscript><p>B<br>C',
      '<body><noscript><p>A</p></noscript><p>B<br>C</p>',
    ],
    ['<table><tr><td>A</td></tr></table>', '<table><tr><td>A</td></tr></table>'],
  ])('completes %s', (html, expected) => {
    expect(complete(html)).toBe(expected);
  });

  it('changes nothing that a browser sees', () => {
    const { tree } = fc.letrec((tie) => ({
      tree: fc
        .tuple(
          fc.constantFrom('div', 'ul', 'li', 'p', 'b'),
          fc.array(tie('child'), { maxLength: 3 }),
        )
        .map(([name, children]) => `<${name}>${children.join('')}`),
      child: fc.oneof({ maxDepth: 4 }, fc.constant('text'), tie('tree')),
    }));
    fc.assert(
      fc.property(tree, (html) => {
        const page = `<!doctype html><body>${html}`;
        expect(serialize(parse(complete(page)))).toBe(serialize(parse(page)));
      }),
    );
  });
});
