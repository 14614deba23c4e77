import {
  bytesOf,
  countsAs,
  MEASURES,
  type Measure,
  type PageWeight,
  type Part,
} from './page-weight.ts';

/** Maximum brotli bytes of a page of a kind. */
export type PageBudget = Readonly<Record<Measure, number>>;

/** Content of `budgets.json`. */
export interface Budgets {
  /** By page kind of `e2e/routes.ts`. */
  readonly pages: Readonly<Record<string, PageBudget>>;
  /**
   * Brotli bytes of the files that several pages share, at the time the budgets were set. Failures compare
   * with them; every script, stylesheet or font in a page's HTML must be listed.
   */
  readonly recorded: Readonly<Record<string, number>>;
  /** Maximum brotli bytes of script and styles that interactions load, by chunk name. */
  readonly islands: Readonly<Record<string, number>>;
}

/** A page's weight and its kind. */
export interface KindOfPage {
  readonly kind: string;
  readonly weight: PageWeight;
}

/** A finding, in the form of the project's diagnostics. */
export interface BudgetFinding {
  readonly code: 'budget/over' | 'budget/new-file' | 'budget/missing-file' | 'budget/no-budget';
  readonly message: string;
  readonly hint: string;
}

/** Maximum number of parts that a finding lists. */
const NAMED_PARTS = 4;

/**
 * Compares pages with their budgets.
 *
 * @returns no findings when every page is within its budgets; else one for each kind and measure,
 *   about the heaviest page, and one for each file that is new or missing.
 */
export function judgeBudgets(
  pages: readonly KindOfPage[],
  budgets: Budgets,
): readonly BudgetFinding[] {
  const kinds = groupBy(pages, ({ kind }) => kind);
  return [
    ...missingFiles(pages),
    ...newFiles(pages, budgets),
    ...[...kinds].flatMap(([kind, members]) => {
      const budget = budgets.pages[kind];
      const weights = members.map(({ weight }) => weight);
      return budget === undefined
        ? [withoutBudget(kind)]
        : MEASURES.flatMap((measure) =>
            overBudget(weights, { kind, measure, limit: budget[measure], budgets }),
          );
    }),
  ];
}

function missingFiles(pages: readonly KindOfPage[]): readonly BudgetFinding[] {
  const first = new Map<string, string>();
  for (const { page, file } of pages.flatMap(({ weight }) => weight.missing)) {
    first.set(file, first.get(file) ?? page);
  }
  return [...first].map(([file, page]) => ({
    code: 'budget/missing-file',
    message: `${page} loads ${file}, which is not in the build.`,
    hint: 'Run npm run build. If it stays away, correct the address, or the route in e2e/routes.ts.',
  }));
}

function newFiles(pages: readonly KindOfPage[], { recorded }: Budgets): readonly BudgetFinding[] {
  const found = new Map<string, { readonly part: Part; readonly on: string[] }>();
  for (const { weight } of pages) {
    for (const part of weight.parts.filter((candidate) => mustBeRecorded(candidate))) {
      const { on } = found.get(part.name) ?? { on: [] };
      found.set(part.name, { part, on: [...on, weight.path] });
    }
  }
  return [...found.values()]
    .filter(({ part }) => recorded[part.name] === undefined)
    .map(({ part, on }) => ({
      code: 'budget/new-file',
      message:
        `${part.name} (${part.kind}, ${bytes(part.bytes)}) is loaded before any interaction by ` +
        `${on.length} ${on.length === 1 ? 'page' : 'pages'}, such as ${on[0]}, and was not before.`,
      hint: 'Load it on demand. If every reader needs it at once: npm run budgets -- --update.',
    }));
}

function mustBeRecorded({ kind }: Part): boolean {
  return kind !== 'html' && kind !== 'image';
}

function withoutBudget(kind: string): BudgetFinding {
  return {
    code: 'budget/no-budget',
    message: `Pages of the kind "${kind}" have no budget.`,
    hint: 'Add the kind to e2e/budgets/budgets.json, or run npm run budgets -- --update.',
  };
}

/** A budget for all pages of a kind. */
interface Limit {
  readonly kind: string;
  readonly measure: Measure;
  readonly limit: number;
  readonly budgets: Budgets;
}

function overBudget(
  weights: readonly PageWeight[],
  { kind, measure, limit, budgets }: Limit,
): readonly BudgetFinding[] {
  const over = weights
    .filter((weight) => bytesOf(weight, measure) > limit)
    .toSorted((a, b) => bytesOf(b, measure) - bytesOf(a, measure));
  const [heaviest] = over;
  if (heaviest === undefined) {
    return [];
  }
  const weight = bytesOf(heaviest, measure);
  const others = over.length === 1 ? '' : ` (and ${over.length - 1} more of its kind)`;
  return [
    {
      code: 'budget/over',
      message:
        `${measure} of ${heaviest.path}${others} is ${bytes(weight)}: ${bytes(weight - limit)} over ` +
        `the ${kind} budget of ${bytes(limit)}. ${nameParts(heaviest, measure, budgets)}`,
      hint:
        'Make what grew smaller or load it on demand. If it is worth its weight to every reader: ' +
        'npm run budgets -- --update, and say why in the commit.',
    },
  ];
}

/** Parts that grew come first, then the heaviest. */
function nameParts(heaviest: PageWeight, measure: Measure, { recorded }: Budgets): string {
  const parts = heaviest.parts
    .filter((part) => countsAs(part, measure))
    .map((part) => {
      const before = recorded[part.name];
      return { ...part, before, growth: before === undefined ? 0 : part.bytes - before };
    })
    .toSorted((a, b) => b.growth - a.growth || b.bytes - a.bytes);
  const named = parts.slice(0, NAMED_PARTS).map(({ name, bytes: size, before, growth }) => {
    const change = growth > 0 ? `${bytes(growth)} more than recorded` : 'not more than recorded';
    return `${name} ${bytes(size)} (${before === undefined ? 'not recorded' : change})`;
  });
  return `Parts: ${named.join(', ')}.`;
}

/** `bytes(12345)` is `12,345 B`. */
export function bytes(count: number): string {
  return `${count.toLocaleString('en-GB')} B`;
}

/** Groups values by key, in the order of first occurrence. Node.js 20 has no `Map.groupBy`. */
export function groupBy<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}
