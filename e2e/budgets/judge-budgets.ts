import {
  bytesOf,
  countsAs,
  heaviestOf,
  MEASURES,
  type Measure,
  type PageWeight,
  type Part,
} from './measure-pages.ts';

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

export type Kinds = Readonly<Record<string, readonly PageWeight[]>>;

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
export function judgeBudgets(kinds: Kinds, budgets: Budgets): readonly BudgetFinding[] {
  const pages = Object.values(kinds).flat();
  return [
    ...missingFiles(pages),
    ...newFiles(pages, budgets),
    ...Object.entries(kinds).flatMap(([kind, weights]): readonly BudgetFinding[] => {
      const budget = budgets.pages[kind];
      return budget === undefined
        ? [
            {
              code: 'budget/no-budget',
              message: `Pages of the kind "${kind}" have no budget.`,
              hint: 'Add the kind to e2e/budgets/budgets.json, or run npm run budgets -- --update.',
            },
          ]
        : MEASURES.flatMap((measure) =>
            overBudget(weights, measure, {
              name: `${kind} budget`,
              limit: budget[measure],
              recorded: budgets.recorded,
            }),
          );
    }),
  ];
}

/**
 * What gzip may weigh in proportion to the total budget of a kind. On lessons and docs it is 1.16 to 1.21. Groups of the
 * API repeat themselves farther apart than the 32 kB that gzip looks back.
 */
export function gzipRatioOf(kind: string): number {
  return kind === 'api' ? 1.23 : 1.22;
}

/**
 * Compares pages of the export for GitHub Pages, which sends gzip, with `gzipRatioOf` times the total budget of their kind.
 *
 * @param kinds pages as that host sends them
 * @returns one finding for each file that is missing, and for each kind about the heaviest page over its budget
 */
export function judgeExported(kinds: Kinds, budgets: Budgets): readonly BudgetFinding[] {
  return [
    ...missingFiles(Object.values(kinds).flat()),
    ...Object.entries(kinds).flatMap(([kind, weights]) =>
      overBudget(weights, 'total', {
        name: `${kind} budget on GitHub Pages`,
        limit: (budgets.pages[kind]?.total ?? 0) * gzipRatioOf(kind),
        recorded: {},
      }),
    ),
  ];
}

/** @returns one finding for each chunk that exceeds its budget or has none */
export function judgeIslands(
  weights: Readonly<Record<string, number>>,
  budgets: Budgets['islands'],
): readonly BudgetFinding[] {
  return Object.entries(weights)
    .filter(([name, weight]) => weight > (budgets[name] ?? 0))
    .map(([name, weight]): BudgetFinding => {
      const limit = budgets[name];
      return limit === undefined
        ? {
            code: 'budget/no-budget',
            message: `${name} (${bytes(weight)}) is loaded by an interaction and has no budget.`,
            hint: 'Run npm run budgets -- --update, and say in the commit what the bytes are for.',
          }
        : {
            code: 'budget/over',
            message: `${name} is ${bytes(weight)}: ${bytes(weight - limit)} over its budget of ${bytes(limit)}.`,
            hint: 'A reader waits for it after a press. Make it smaller, or run npm run budgets -- --update and say why.',
          };
    });
}

function missingFiles(pages: readonly PageWeight[]): readonly BudgetFinding[] {
  const first = new Map<string, string>();
  for (const { path, missing } of pages) {
    for (const file of missing) first.set(file, first.get(file) ?? path);
  }
  return [...first].map(([file, page]) => ({
    code: 'budget/missing-file',
    message: `${page} loads ${file}, which is not in the build.`,
    hint: 'Run npm run build. If it stays away, correct the address, or the route in e2e/routes.ts.',
  }));
}

function newFiles(pages: readonly PageWeight[], { recorded }: Budgets): readonly BudgetFinding[] {
  const found = new Map<string, { readonly part: Part; readonly on: string[] }>();
  for (const { path, parts } of pages) {
    for (const part of parts) {
      if (!['html', 'image'].includes(part.kind) && recorded[part.name] === undefined) {
        found.set(part.name, { part, on: [...(found.get(part.name)?.on ?? []), path] });
      }
    }
  }
  return [...found.values()].map(({ part, on }) => ({
    code: 'budget/new-file',
    message:
      `${part.name} (${part.kind}, ${bytes(part.bytes)}) is loaded before any interaction by ` +
      `${on.length} ${on.length === 1 ? 'page' : 'pages'}, such as ${on[0]}, and was not before.`,
    hint: 'Load it on demand. If every reader needs it at once: npm run budgets -- --update.',
  }));
}

function overBudget(
  weights: readonly PageWeight[],
  measure: Measure,
  {
    name,
    limit,
    recorded,
  }: Pick<Budgets, 'recorded'> & { readonly name: string; readonly limit: number },
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
        `the ${name} of ${bytes(limit)}. ${nameParts(heaviest, measure, recorded)}`,
      hint:
        'Make what grew smaller or load it on demand. If it is worth its weight to every reader: ' +
        'npm run budgets -- --update, and say why in the commit.',
    },
  ];
}

/** Parts that grew come first, then the heaviest. */
function nameParts(heaviest: PageWeight, measure: Measure, recorded: Budgets['recorded']): string {
  const growthOf = (part: Part) => part.bytes - (recorded[part.name] ?? part.bytes);
  const named = heaviest.parts
    .filter((part) => countsAs(part, measure))
    .toSorted((a, b) => growthOf(b) - growthOf(a) || b.bytes - a.bytes)
    .slice(0, NAMED_PARTS)
    .map((part) => {
      const growth = growthOf(part);
      const change = growth > 0 ? `${bytes(growth)} more than recorded` : 'not more than recorded';
      return `${part.name} ${bytes(part.bytes)} (${part.name in recorded ? change : 'not recorded'})`;
    });
  return `Parts: ${named.join(', ')}.`;
}

/** `bytes(12345)` is `12,345 B`. */
function bytes(count: number): string {
  return `${count.toLocaleString('en-GB')} B`;
}

/** Headroom of a budget over the current weight. Authors write HTML, which may grow by a section; code must not. */
const HEADROOM = { content: 1.05, code: 1.01 };

/** Budgets are rounded up to multiples of this many bytes, so that other content hashes change none. */
const STEP = 100;

/** Sets the budgets of each kind a little above its heaviest page, and records shared files and the budgets of islands. */
export function recordBudgets(kinds: Kinds, islands: Readonly<Record<string, number>>): Budgets {
  const limit = (weight: number, measure: Measure) => {
    const headroom = HEADROOM[measure === 'html' || measure === 'image' ? 'content' : 'code'];
    return Math.ceil((weight * headroom) / STEP) * STEP;
  };
  const budgetOf = (weights: readonly PageWeight[]) =>
    Object.fromEntries(
      MEASURES.map((measure) => [measure, limit(heaviestOf(weights, measure), measure)]),
    ) as PageBudget;
  const recorded: Record<string, number> = {};
  const shared = Object.values(kinds)
    .flat()
    .flatMap(({ parts }) => parts.filter(({ kind }) => kind !== 'html'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const part of shared) {
    recorded[part.name] = Math.max(recorded[part.name] ?? 0, part.bytes);
  }
  return {
    pages: Object.fromEntries(
      Object.entries(kinds).map(([kind, weights]) => [kind, budgetOf(weights)]),
    ),
    recorded,
    islands: Object.fromEntries(
      Object.entries(islands).map(([name, weight]) => [name, limit(weight, 'javascript')]),
    ),
  };
}
