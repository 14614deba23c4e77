import type { Budgets, KindOfPage, PageBudget } from './judge-budgets.ts';
import { groupBy } from './judge-budgets.ts';
import { bytesOf, type Measure } from './page-weight.ts';

/**
 * Headroom of a budget over the current weight. HTML is written by authors,
 * and may grow by a section; code must not.
 */
const HEADROOM: Readonly<Record<Measure, number>> = {
  html: 1.05,
  css: 1.01,
  javascript: 1.01,
  font: 1.01,
  total: 1.01,
  image: 1.05,
};

/** Budgets are rounded up to multiples of this many bytes, so that other content hashes change none. */
const STEP = 100;

/** Sets the budgets of each kind a little above its heaviest page, and records shared files and the budgets of islands. */
export function recordBudgets(
  pages: readonly KindOfPage[],
  islands: Readonly<Record<string, number>>,
): Budgets {
  const kinds = groupBy(pages, ({ kind }) => kind);
  return {
    pages: Object.fromEntries([...kinds].map(([kind, members]) => [kind, budgetOf(members)])),
    recorded: recordFiles(pages),
    islands: Object.fromEntries(
      Object.entries(islands).map(([name, bytes]) => [name, roundUp(bytes * HEADROOM.javascript)]),
    ),
  };
}

function budgetOf(members: readonly KindOfPage[]): PageBudget {
  const highest = (measure: Measure) => {
    const heaviest = Math.max(...members.map(({ weight }) => bytesOf(weight, measure)));
    return roundUp(heaviest * HEADROOM[measure]);
  };
  return {
    html: highest('html'),
    css: highest('css'),
    javascript: highest('javascript'),
    font: highest('font'),
    total: highest('total'),
    image: highest('image'),
  };
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / STEP) * STEP;
}

function recordFiles(pages: readonly KindOfPage[]): Budgets['recorded'] {
  const parts = pages.flatMap(({ weight }) => weight.parts.filter(({ kind }) => kind !== 'html'));
  const byName = groupBy(parts, ({ name }) => name);
  return Object.fromEntries(
    [...byName]
      .map(([name, users]) => [name, Math.max(...users.map((part) => part.bytes))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
