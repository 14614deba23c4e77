import { expect, test } from 'vitest';
import { findParts, keepApplication, makeDocument } from './document-page.ts';

const PAGE =
  '<head><link rel=stylesheet href=/vibe/assets/css/styles.1.css /><script src=/vibe/assets/js/runtime~main.2.js defer></script><script src=/vibe/assets/js/main.3.js defer></script><script src=/vibe/assets/js/page.4.js defer></script></head><body><script>inline()</script></body>';

const PARTS = {
  script: '/vibe/assets/js/page.4.js',
  stylesheet: '/vibe/assets/css/styles.1.css',
};

test('finds the parts of a page, minified or not', () => {
  expect(findParts(PAGE, 'a.html')).toEqual(PARTS);
  const quoted = PAGE.replace(/(src|href|rel)=([^\s>]+)/g, '$1="$2"').replace(/defer/g, 'defer=""');
  expect(findParts(quoted, 'a.html')).toEqual(PARTS);
});

test('a document has the page script and its own styles, and no application', () => {
  expect(makeDocument(PAGE, PARTS, 'a::after{content:"$&"}')).toBe(
    '<head><style>a::after{content:"$&"}</style><script src="/vibe/assets/js/page.4.js" defer></script><script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[data-ahead=fetch]"},"eagerness":"immediate"}],"prerender":[{"where":{"selector_matches":"[data-ahead=show]"},"eagerness":"immediate"}]}</script></head><body><script>inline()</script></body>',
  );
});

test('an icon without a name is hidden from screen readers, and one with a name is not', () => {
  const icons = '<svg viewBox="0 0 9 9"></svg><svg width=9 aria-label="GitHub"></svg>';
  const ofStyles = `.caret{background:url("data:image/svg+xml;utf8,<svg xmlns='x'></svg>")}`;
  const page = makeDocument(PAGE.replace('</body>', `${icons}</body>`), PARTS, ofStyles);
  expect(page).toContain(
    '<svg aria-hidden="true" viewBox="0 0 9 9"></svg><svg width=9 aria-label="GitHub"></svg>',
  );
  expect(page).toContain(ofStyles);
});

test('a document has no marks of the application', () => {
  const page = PAGE.replace(
    '<head>',
    '<head><meta data-rh=true name=a><meta data-rh="true" name=b>',
  );
  expect(makeDocument(page, PARTS, '')).toContain('<head><meta name=a><meta name=b>');
});

test('a page that asks for the application keeps it, without the page script', () => {
  expect(keepApplication(PAGE, PARTS)).toBe(
    PAGE.replace('<script src=/vibe/assets/js/page.4.js defer></script>', ''),
  );
});

test.each([
  ['no page script', PAGE.replaceAll('page.', 'other.')],
  ['no stylesheet', PAGE.replace('rel=stylesheet', 'rel=icon')],
  ['two stylesheets', PAGE.replace('<head>', '<head><link rel=stylesheet href=/b.css />')],
])('a page with %s is an error that names it', (_, page) => {
  expect(() => findParts(page, 'docs/a.html')).toThrow(/^docs\/a\.html loads .*patterns in/);
});

test('styles that contain their end tag are an error', () => {
  expect(() => makeDocument(PAGE, PARTS, 'a::after{content:"</style>"}')).toThrow('styles.1.css');
});
