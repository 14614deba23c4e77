import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which elements of a page axe judges, by CSS selectors. */
export interface AxeScope {
  /** The part to judge; unset: the whole page. */
  readonly within?: string;
  /** Parts to leave out. */
  readonly without?: readonly string[];
}

/** An element that breaks a rule. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
}

/** Puts axe into an open page, where it is not there yet: it takes the browser longer to read than to run. */
export async function startAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
}

/** Runs axe in a page that it was put into. What a live example shows in its frame is the reader's. */
export function runAxe(
  page: Page,
  { within, without = [] }: AxeScope,
  options: RunOptions,
): Promise<Violation[]> {
  const exclude = without.map((selector) => [selector]);
  const context = within === undefined ? { exclude } : { include: [[within]], exclude };
  return page.evaluate(
    async ([scope, chosen]) => {
      // Without the first of these, axe describes every element that passes.
      const { violations } = await window.axe.run(scope, {
        resultTypes: ['violations'],
        iframes: false,
        ...chosen,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })));
    },
    [context, options] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
