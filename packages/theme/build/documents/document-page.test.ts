import { expect, test } from 'vitest';
import { makeDocument } from './document-page.ts';

const PAGE =
  '<head><script src=/vibe/assets/js/island-runtime.4.js defer></script></head><body><script>inline()</script></body>';

const parts = { file: 'docs/a.html', script: '/vibe/assets/js/page.5.js', styles: '' };

test('a document has the page script and its own styles, and no application', () => {
  expect(makeDocument(PAGE, { ...parts, styles: 'a::after{content:"$&"}' })).toBe(
    '<head><style>a::after{content:"$&"}</style><script src="/vibe/assets/js/page.5.js" type="module"></script></head><body><script>inline()</script><script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[data-ahead=fetch]"},"eagerness":"immediate"}],"prerender":[{"where":{"selector_matches":"[data-ahead=show]"},"eagerness":"immediate"}]}</script></body>',
  );
});

test('a document has no marks of the application', () => {
  const page = PAGE.replace(
    '<head>',
    '<head><meta data-rh=true name=a><meta data-rh="true" name=b>',
  );
  expect(makeDocument(page, parts)).toContain('<head><meta name=a><meta name=b>');
});

test('the HTML of a document is corrected for screen readers, its styles are not', () => {
  const styles = `.caret{background:url("data:image/svg+xml;utf8,<svg xmlns='x'></svg>")}`;
  const page = makeDocument(PAGE.replace('</body>', '<svg width=9></svg></body>'), {
    ...parts,
    styles,
  });
  expect(page).toContain('<svg aria-hidden="true" width=9>');
  expect(page).toContain(styles);
});

test.each([
  ['0', PAGE.replaceAll('defer', 'async')],
  ['2', PAGE.replace('<head>', '<head><script src="/b.js" defer=""></script>')],
])('a page with %s scripts is an error that names it', (count, page) => {
  expect(() => makeDocument(page, parts)).toThrow(`docs/a.html loads ${count} scripts`);
});

test('styles that contain their end tag are an error', () => {
  expect(() => makeDocument(PAGE, { ...parts, styles: 'a::after{content:"</style>"}' })).toThrow(
    '</style',
  );
});
