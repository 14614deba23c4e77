import { expect, test } from 'vitest';
import { makeDocument, stylesheetOf } from './document-page.ts';

const PAGE =
  '<head><link rel=stylesheet href=/vibe/assets/css/styles.1.css /><script src=/vibe/assets/js/runtime~main.2.js defer></script><script src=/vibe/assets/js/main.3.js defer></script><script src=/vibe/assets/js/island-runtime.4.js defer></script></head><body><script>inline()</script></body>';

const script = '/vibe/assets/js/page.5.js';

test('finds the stylesheet of a page, minified or not', () => {
  expect(stylesheetOf(PAGE, 'a.html')).toBe('/vibe/assets/css/styles.1.css');
  const quoted = PAGE.replace(/(src|href|rel)=([^\s>]+)/g, '$1="$2"').replace(/defer/g, 'defer=""');
  expect(stylesheetOf(quoted, 'a.html')).toBe('/vibe/assets/css/styles.1.css');
});

test('a document has the page script and its own styles, and no application', () => {
  expect(makeDocument(PAGE, { script, styles: 'a::after{content:"$&"}' })).toBe(
    '<head><style>a::after{content:"$&"}</style><script src="/vibe/assets/js/page.5.js" type="module"></script><script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[data-ahead=fetch]"},"eagerness":"immediate"}],"prerender":[{"where":{"selector_matches":"[data-ahead=show]"},"eagerness":"immediate"}]}</script></head><body><script>inline()</script></body>',
  );
});

test('a document has no marks of the application', () => {
  const page = PAGE.replace(
    '<head>',
    '<head><meta data-rh=true name=a><meta data-rh="true" name=b>',
  );
  expect(makeDocument(page, { script, styles: '' })).toContain('<head><meta name=a><meta name=b>');
});

test('the HTML of a document is corrected for screen readers, its styles are not', () => {
  const styles = `.caret{background:url("data:image/svg+xml;utf8,<svg xmlns='x'></svg>")}`;
  const page = makeDocument(PAGE.replace('</body>', '<svg width=9></svg></body>'), {
    script,
    styles,
  });
  expect(page).toContain('<svg aria-hidden="true" width=9>');
  expect(page).toContain(styles);
});

test.each([
  ['no script', PAGE.replaceAll('defer', 'async')],
  ['no stylesheet', PAGE.replace('rel=stylesheet', 'rel=icon')],
  ['two stylesheets', PAGE.replace('<head>', '<head><link rel=stylesheet href=/b.css />')],
])('a page with %s is an error that names it', (_, page) => {
  expect(() => stylesheetOf(page, 'docs/a.html')).toThrow(/^docs\/a\.html loads .*patterns in/);
});

test('styles that contain their end tag are an error', () => {
  expect(() => makeDocument(PAGE, { script, styles: 'a::after{content:"</style>"}' })).toThrow(
    '</style',
  );
});
