import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { drawEverything, THEMED_RULES, WCAG_22_AA } from './axe.ts';
import { noTransition } from './site-test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Set on elements that only repeat what stands before them. */
const REPEATED = 'data-repeated';

/** axe's own selectors of these rules, without what is repeated. */
const RULES_WITHOUT_REPEATED = [
  { id: 'color-contrast', selector: `*:not([${REPEATED}])` },
  {
    id: 'link-in-text-block',
    selector: `a[href]:not([role]):not([${REPEATED}]), [role="link"]:not([${REPEATED}])`,
  },
];

interface AuditOptions {
  /** CSS selectors of parts to leave out. */
  readonly without?: readonly string[];
  /**
   * Places whose colours were judged on pages before, at the same width; those of this page are added.
   * All pages have the same styles (page-styles.spec.ts), so a place has its colours on each of them.
   */
  readonly judged?: Set<number>;
}

/**
 * Audits a whole open page against WCAG 2.2 A and AA, in light and in dark, in a part of the time of two
 * plain runs of axe: it is put into the page once, and colours are judged once for each kind of place,
 * with each theme.
 *
 * @returns the violations as theme, rule and element
 */
export async function auditPage(
  page: Page,
  { without = [], judged = new Set() }: AuditOptions = {},
): Promise<string[]> {
  await drawEverything(page);
  await page.evaluate(AXE);
  const places = await page.evaluate(markRepeated, [REPEATED, [...judged]] as const);
  await page.evaluate((rules) => window.axe.configure({ rules }), RULES_WITHOUT_REPEATED);
  // axe measures the whole page for each run: what is the same in both themes is judged with the first.
  await show(page, 'light');
  const inLight = await runAxe(page, without, { type: 'tag', values: WCAG_22_AA });
  const hasNewPlace = places.some((place) => !judged.has(place));
  await show(page, 'dark');
  const inDark = hasNewPlace
    ? await runAxe(page, without, { type: 'rule', values: THEMED_RULES })
    : [];
  for (const place of places) {
    judged.add(place);
  }
  return [
    ...inLight.map(({ rule, html }) => {
      const themes = THEMED_RULES.includes(rule) ? 'light' : 'both themes';
      return `${themes} ${rule}: ${html}`;
    }),
    ...inDark.map(({ rule, html }) => `dark ${rule}: ${html}`),
  ];
}

interface Violation {
  readonly rule: string;
  readonly html: string;
}

function runAxe(page: Page, without: readonly string[], runOnly: RunOnly): Promise<Violation[]> {
  return page.evaluate(
    async ([selectors, rules]) => {
      const context = { exclude: selectors.map((selector) => [selector]) };
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        runOnly: rules,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })));
    },
    [without, runOnly] as const,
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
 *
 * @returns a number for each place of the page: a hash of what styles can name from the root on
 */
function markRepeated([attribute, judged]: readonly [string, readonly number[]]): number[] {
  const known = new Set(judged);
  const places = new Set<number>();
  // FNV-1a in two halves of different seeds: 53 bits, which a JavaScript number holds.
  const hash = (parent: number, text: string): number => {
    let low = 0x811c9dc5 ^ parent;
    let high = 0x01000193 ^ Math.floor(parent / 2 ** 21);
    for (let at = 0; at < text.length; at++) {
      low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
    }
    return ((high >>> 0) % 2 ** 21) * 2 ** 32 + (low >>> 0);
  };
  const NAMED = ['class', 'aria-current', 'aria-selected', 'aria-disabled', 'aria-invalid', 'open'];
  const MORE_NAMED = ['hidden', 'disabled', 'role', 'type', 'data-level'];
  const statesOf = (element: Element): string => {
    const { tagName, parentElement } = element;
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    const row = tagName === 'TR' ? [...(parentElement?.children ?? [])].indexOf(element) % 2 : '';
    const named = [...NAMED, ...MORE_NAMED].map((name) => element.getAttribute(name));
    const isThere = ['href', 'data-type'].map((name) => element.hasAttribute(name));
    return [tagName, ...named, ...isThere, hasText, row].join('|');
  };
  const mark = (element: Element, parent: number): void => {
    const place = hash(parent, statesOf(element));
    const isKnown = known.has(place);
    known.add(place);
    places.add(place);
    element.toggleAttribute(attribute, isKnown);
    for (const child of element.children) {
      mark(child, place);
    }
  };
  // The class that names the page itself is in no style.
  const ofPage = [...document.documentElement.classList].filter(
    (name) => !name.startsWith('docs-doc-id-'),
  );
  mark(document.body, hash(0, ofPage.join(' ')));
  return [...places];
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
