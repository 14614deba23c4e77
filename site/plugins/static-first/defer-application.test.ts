import { expect, test } from 'vitest';
import { deferApplication, findApplication, kindOf } from './defer-application.ts';

const PAGE =
  '<head><link rel=stylesheet href=/vibe/assets/css/styles.1.css /><script src=/vibe/assets/js/runtime~main.2.js defer></script><script src=/vibe/assets/js/main.3.js defer></script></head><body><script>inline()</script></body>';
const APPLICATION = {
  scripts: ['/vibe/assets/js/runtime~main.2.js', '/vibe/assets/js/main.3.js'],
  stylesheet: '/vibe/assets/css/styles.1.css',
};
const PARTS = { script: '/vibe/page.js', styles: 'a::after{content:"$&"}' };

test('the application of a page is found, minified or not', () => {
  expect(findApplication(PAGE, 'a.html')).toEqual(APPLICATION);
  const quoted = PAGE.replace(/(src|href|rel)=([^\s>]+)/g, '$1="$2"').replace(/defer/g, 'defer=""');
  expect(findApplication(quoted, 'a.html')).toEqual(APPLICATION);
});

test('one script and styles take its place and know its addresses', () => {
  expect(deferApplication(PAGE, APPLICATION, PARTS)).toBe(
    '<head><style data-whole="/vibe/assets/css/styles.1.css">a::after{content:"$&"}</style><script src="/vibe/page.js" defer data-scripts="/vibe/assets/js/runtime~main.2.js /vibe/assets/js/main.3.js"></script><script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[data-ahead]"},"eagerness":"immediate"}]}</script></head><body><script>inline()</script></body>',
  );
});

test.each([
  ['no script', PAGE.replaceAll('defer', 'async')],
  ['no stylesheet', PAGE.replace('rel=stylesheet', 'rel=icon')],
  ['two stylesheets', PAGE.replace('<head>', '<head><link rel=stylesheet href=/b.css />')],
])('a page with %s is an error that names it', (_, page) => {
  expect(() => findApplication(page, 'docs/a.html')).toThrow(/^docs\/a\.html loads .*patterns in/);
});

test('styles that would end their element are refused', () => {
  const styles = 'a::after{content:"</style>"}';
  expect(() => deferApplication(PAGE, APPLICATION, { ...PARTS, styles })).toThrow('styles.1.css');
});

test.each([
  ['<html lang=en class="docs-wrapper plugin-docs" data-theme=light>', 'docs-wrapper'],
  ['<html class=plugin-pages lang=en>', 'plugin-pages'],
  ['<html lang=en>', ''],
])('%s has the kind "%s"', (page, kind) => {
  expect(kindOf(page)).toBe(kind);
});
