import { expect, test } from 'vitest';
import { simplifyStyles } from './simplify-styles.ts';

const simplify = (styles: string) => simplifyStyles(styles, new Set());

test.each([
  ['an earlier rule', '.a{top:0;left:0}.b{top:1px}.a{top:2px}', '.a{left:0}.b{top:1px}.a{top:2px}'],
  ['a rule for fewer elements', '.a{top:0}.a,.b{top:2px}', '.a,.b{top:2px}'],
  ['a whole rule', '.a{top:0}.a{top:2px}', '.a{top:2px}'],
  ['a fallback for custom properties', '.a{top:1px;top:var(--b)}', '.a{top:var(--b)}'],
])('%s that a later one overrides is removed', (_case, styles, simpler) => {
  expect(simplify(styles)).toBe(simpler);
});

test.each([
  ['other fallbacks', '.a{top:0;top:1dvw}'],
  ['an important declaration', '.a{top:0!important}.a{top:2px}'],
  ['other conditions', '.a{top:0}@media print{.a{top:2px}}'],
  ['another selector', '.a{top:0}.a.b{top:2px}'],
  ['a rule for more elements', '.a,.b{top:0}.a{top:2px}'],
])('%s stay', (_case, styles) => {
  expect(simplify(styles)).toBe(styles);
});

const DARK = 'html[data-theme=dark]';

test.each([
  ['in all modes', `:root{--b:1px}.a{margin:0 var(--b)}`, '.a{margin:0 1px}'],
  ['through another property', `:root{--b:var(--c);--c:1px}.a{top:var(--b)}`, '.a{top:1px}'],
  ['set for both modes', `:root,${DARK}{--b:1px}.a{top:var(--b)}`, '.a{top:1px}'],
  ['set again for both', `:root{--b:9px}:root,${DARK}{--b:1px}.a{top:var(--b)}`, '.a{top:1px}'],
])('a custom property with one value, %s, becomes it', (_case, styles, rule) => {
  expect(simplify(styles)).toContain(rule);
});

test.each([
  ['differs between the modes', `:root{--b:1px}${DARK}{--b:2px}`],
  ['is set in dark mode alone', `${DARK}{--b:2px}`],
  ['is set on an element', ':root{--b:1px}.c{--b:2px}'],
  ['is set under a condition', ':root{--b:1px}@media print{:root{--b:2px}}'],
  ['is not set', ''],
])('a custom property that %s stays', (_case, definitions) => {
  expect(simplify(`${definitions}.a{top:var(--b)}`)).toContain('.a{top:var(--b)}');
});

test('custom properties that nothing refers to are removed, and what only they refer to', () => {
  expect(simplify(`:root{--b:var(--c);--c:1px}${DARK}{--c:2px}.a{top:0}`)).toBe('.a{top:0}');
});

test('a custom property that a script uses is still defined', () => {
  expect(simplifyStyles(':root{--b:1px}.a{top:var(--b)}', new Set(['--b']))).toBe(
    ':root{--b:1px}.a{top:1px}',
  );
});
