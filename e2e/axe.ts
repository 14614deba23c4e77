import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { noTransition, switchTheme } from './site-test.ts';

/** The tags of all WCAG 2.2 A and AA rules; the last one adds axe's best practices. */
export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const WITH_BEST_PRACTICE = [...WCAG_22_AA, 'best-practice'];

/** The rules that depend on colours: only these are repeated in the second theme. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block'];

/** What an audit covers; elements by CSS selectors. */
interface AuditScope {
  /** The part to audit; unset: the whole page. */
  readonly within?: string;
  readonly without?: readonly string[];
  /** Tags of the rules to apply; unset: WCAG 2.2 A and AA. */
  readonly tags?: string[];
}

/**
 * Audits an open page in light mode, then in dark mode with the colour rules only. The page
 * is in light mode afterwards.
 *
 * @returns the violations as theme, rule and element
 */
export async function violationsInThemes(page: Page, scope: AuditScope = {}): Promise<string[]> {
  await switchTheme(page, 'light');
  const inLight = await violationsOf(page, scope);
  await switchTheme(page, 'dark');
  const inDark = await findViolations(page, scope, { type: 'rule', values: THEMED_RULES });
  await switchTheme(page, 'light');
  return [...inLight.map((one) => `light ${one}`), ...inDark.map((one) => `dark ${one}`)];
}

/** The violations that axe finds, as rule and element; empty when there are none. */
export function violationsOf(page: Page, scope: AuditScope = {}): Promise<string[]> {
  const { tags = WCAG_22_AA } = scope;
  return findViolations(page, scope, { type: 'tag', values: tags });
}

/** The content of a live example's frame belongs to the reader and is excluded. */
async function findViolations(
  page: Page,
  { within, without = [] }: AuditScope,
  runOnly: RunOnly,
): Promise<string[]> {
  const sheet = await drawEverything(page);
  // Links that were not rendered take on the colours of the theme only now.
  await noTransition(page);
  // Once: parsing axe takes the browser longer than an audit.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const exclude = without.map((selector) => [selector]);
  const context = within === undefined ? { exclude } : { include: [[within]], exclude };
  const found = await page.evaluate(
    async ([scope, only]) => {
      // Without `resultTypes` axe also reports every element that passes.
      const { violations } = await window.axe.run(scope, {
        resultTypes: ['violations'],
        iframes: false,
        runOnly: only,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [context, runOnly] as const,
  );
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
  return found;
}

/**
 * Renders content that `content-visibility` skips: axe cannot judge colours that are not rendered.
 *
 * @returns the added style sheet
 */
export function drawEverything(page: Page): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
