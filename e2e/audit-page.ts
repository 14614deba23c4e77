import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { drawEverything, WCAG_22_AA } from './axe.ts';
import { noTransition } from './site-test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose verdict depends on colours: the only ones that a second theme can change. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block'];

/** Set on elements that only repeat what stands before them. */
const REPEATED = 'data-repeated';

/**
 * Audits a whole open page against WCAG 2.2 A and AA, in light and in dark, in about half the time of
 * two plain runs of axe: it is put into the page once, and colours are judged once for each kind of
 * place, with each theme.
 *
 * @param without CSS selector of parts to leave out
 * @returns the violations as theme, rule and element
 */
export async function auditPage(page: Page, without: readonly string[] = []): Promise<string[]> {
  await drawEverything(page);
  await page.evaluate(AXE);
  const rest = await runAxe(page, without, {
    runOnly: { type: 'tag', values: WCAG_22_AA },
    rules: Object.fromEntries(THEMED_RULES.map((rule) => [rule, { enabled: false }])),
  });
  await page.evaluate(markRepeated, REPEATED);
  const problems = rest.map((problem) => `both themes ${problem}`);
  for (const theme of ['light', 'dark']) {
    await show(page, theme);
    const found = await runAxe(page, [...without, `[${REPEATED}]`], {
      runOnly: { type: 'rule', values: THEMED_RULES },
    });
    problems.push(...found.map((problem) => `${theme} ${problem}`));
  }
  return problems;
}

function runAxe(page: Page, without: readonly string[], options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ([selectors, rules]) => {
      const context = { exclude: selectors.map((selector) => [selector]) };
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        ...rules,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [without, options] as const,
  );
}

/** Shows the page in a theme as its first script does, with every colour in its place. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((mode) => {
    for (const name of ['data-theme', 'data-theme-choice']) {
      document.documentElement.setAttribute(name, mode);
    }
  }, theme);
  await noTransition(page);
}

/**
 * Runs in the page. Styles name elements, classes, states and, in tables, every other row. Where all of
 * them are the same from the root on, so are the colours: one such place is enough.
 */
function markRepeated(attribute: string): void {
  const known = new Set<string>();
  const repeats = (element: Element, parent: string): boolean => {
    const { tagName, parentElement } = element;
    const states = ['class', 'aria-current', 'open', 'type', 'href']
      .map((name) => (name === 'href' ? element.hasAttribute(name) : element.getAttribute(name)))
      .join('|');
    const row = tagName === 'TR' ? [...(parentElement?.children ?? [])].indexOf(element) % 2 : '';
    const place = `${parent} > ${tagName} ${states} ${row}`;
    const isKnown = known.has(place);
    known.add(place);
    const areChildrenKnown = [...element.children].map((child) => repeats(child, place));
    const isRepeated = isKnown && areChildrenKnown.every(Boolean);
    element.toggleAttribute(attribute, isRepeated);
    // axe takes long for a long list of what to leave out: the outermost element says it for all in it.
    for (const child of isRepeated ? element.children : []) {
      child.removeAttribute(attribute);
    }
    return isRepeated;
  };
  repeats(document.body, '');
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
