import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { parsePage } from './inspect-html.ts';
import { writeEndTags } from './write-end-tags.ts';

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
      .tuple(fc.constantFrom('div', 'ul', 'li', 'p', 'b'), fc.array(tie('child'), { maxLength: 3 }))
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
