import { readdirSync } from 'node:fs';
import type { BudgetFinding } from './judge-budgets.ts';
import { bytes } from './judge-budgets.ts';
import { stableName, transferredBytes } from './measure-pages.ts';

/** Chunks that the page script loads on interaction (`site/build-time/plugins/islands`). */
const ISLAND_FILE = /^island-.*\.(?:js|css)$/;

/**
 * Measures the chunks that interactions load.
 *
 * @returns brotli bytes by chunk name, script and styles together
 */
export function measureIslands(buildDir: string): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const folder of ['js', 'css']) {
    const path = `${buildDir}/assets/${folder}`;
    for (const file of readdirSync(path).filter((name) => ISLAND_FILE.test(name))) {
      const name = stableName(file).replace(/\.\w+$/, '');
      weights[name] = (weights[name] ?? 0) + (transferredBytes(`${path}/${file}`) ?? 0);
    }
  }
  return weights;
}

/** @returns one finding for each chunk that exceeds its budget or has none */
export function judgeIslands(
  weights: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): readonly BudgetFinding[] {
  return Object.entries(weights).flatMap(([name, weight]): BudgetFinding[] => {
    const limit = budgets[name];
    if (limit === undefined) {
      return [
        {
          code: 'budget/no-budget',
          message: `${name} (${bytes(weight)}) is loaded by an interaction and has no budget.`,
          hint: 'Run npm run budgets -- --update, and say in the commit what the bytes are for.',
        },
      ];
    }
    return weight <= limit
      ? []
      : [
          {
            code: 'budget/over',
            message: `${name} is ${bytes(weight)}: ${bytes(weight - limit)} over its budget of ${bytes(limit)}.`,
            hint: 'A reader waits for it after a press. Make it smaller, or run npm run budgets -- --update and say why.',
          },
        ];
  });
}
