import type { JSHandle, Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { type AxeScope, runAxe, startAxe } from './run-axe.ts';
import { switchTheme } from './site-test.ts';

/** The tags of all WCAG 2.2 A and AA rules; with the last one also axe's own advice. */
export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const WITH_BEST_PRACTICE = [...WCAG_22_AA, 'best-practice'];

/** The rules whose verdict depends on colours: the only ones that a second theme can change. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block'];

interface AuditScope extends AxeScope {
  /** Tags of the rules to apply; unset: WCAG 2.2 A and AA. */
  readonly tags?: string[];
}

/**
 * Audits what an open page shows in light, then in dark with the rules that a theme can change. The page
 * is light afterwards.
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

async function findViolations(page: Page, scope: AuditScope, runOnly: RunOnly): Promise<string[]> {
  const sheet = await drawEverything(page);
  await startAxe(page);
  const violations = await runAxe(page, scope, { runOnly });
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
  return violations.map(({ rule, html }) => `${rule}: ${html}`);
}

/**
 * Draws also what is drawn near the screen only: axe judges no colour that is not drawn.
 *
 * @returns the style sheet that does it
 */
export function drawEverything(page: Page): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}
