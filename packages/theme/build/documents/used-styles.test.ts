import { expect, test } from 'vitest';
import { findNames, usedStyles } from './used-styles.ts';

const PAGE = '<main class="text"><a href="/x">A</a><details data-open>B</details></main>';

test('keeps rules that match a page, and removes others', async () => {
  const styles = await usedStyles(
    '.text{color:red}.dialog{color:blue}.text .dialog{top:0}#gone{top:0}video{top:0}',
    findNames([PAGE]),
  );
  expect(styles).toBe('.text{color:red}');
});

test.each([
  ':root{--a:1px}.text{top:var(--a)}',
  '.text:hover::before{color:red}',
  '.text a:is(:hover,[href]){color:red}',
  '.text:is(:hover,:has(details))>a{color:red}',
  '@media print{.text{color:red}}',
  '.text a:not(.dialog){color:red}',
  'main a[class=""]{color:red}',
  'details[data-open] .text{color:red}',
  'main:has(> details){color:red}',
  '@supports (display:grid){.text{color:red}}',
])('%s stays', async (rule) => {
  expect(await usedStyles(rule, findNames([PAGE]))).toBe(rule);
});

test('keeps rules whose names only the page script contains', async () => {
  const rule = '[data-touched] .text{color:red}';
  expect(await usedStyles(rule, findNames([PAGE]))).toBe('');
  expect(await usedStyles(rule, findNames([PAGE, 'setAttribute("data-touched","")']))).toBe(rule);
});

test('removes unused keyframes', async () => {
  const spin = '@keyframes spin{to{rotate:1turn}}';
  expect(await usedStyles(`${spin}.dialog{animation:spin 1s}`, findNames([PAGE]))).toBe('');
  expect(await usedStyles(`${spin}.text{animation:spin 1s}`, findNames([PAGE]))).toContain(spin);
});
