import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The elements that axe audits, by CSS selectors. */
export interface AxeScope {
  /** The part to audit; unset: the whole page. */
  readonly within?: string;
  /** Parts to exclude. */
  readonly without?: readonly string[];
}

/** An element that breaks a rule. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
}

/** Injects axe into an open page once: parsing it takes the browser longer than an audit. */
export async function startAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
}

/** Runs the injected axe. The content of a live example's frame belongs to the reader and is excluded. */
export function runAxe(
  page: Page,
  { within, without = [] }: AxeScope,
  options: RunOptions,
): Promise<Violation[]> {
  const exclude = without.map((selector) => [selector]);
  const context = within === undefined ? { exclude } : { include: [[within]], exclude };
  return page.evaluate(
    async ([scope, chosen]) => {
      // Otherwise axe also reports every element that passes.
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
