import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The tags of all WCAG 2.2 A and AA rules; with the last one also axe's own advice. */
export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const WITH_BEST_PRACTICE = [...WCAG_22_AA, 'best-practice'];

interface AuditScope {
  /** CSS selector of the part to audit; unset: the whole page. */
  readonly within?: string;
  /** Tags of the rules to apply; unset: WCAG 2.2 A and AA. */
  readonly tags?: string[];
}

/** The violations that axe finds, as rule and element; empty when there are none. */
export async function violationsOf(page: Page, scope: AuditScope = {}): Promise<string[]> {
  await drawEverything(page);
  const builder = new AxeBuilder({ page })
    // Without these two, axe describes every element that passes, and opens a page to do it in.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
  if (scope.within !== undefined) {
    builder.include(scope.within);
  }
  const { violations } = await builder.withTags(scope.tags ?? WCAG_22_AA).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Draws also what is drawn near the screen only: axe judges no colour that is not drawn. */
export function drawEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });
}
