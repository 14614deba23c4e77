/** A category of Lighthouse; scores are from 0 to 100. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A category of Lighthouse. */
export type Category = (typeof CATEGORIES)[number];

/** An audit that lowers a category below 100. */
export interface FailedAudit {
  readonly category: Category;
  readonly id: string;
  readonly title: string;
  /** The items of the report: elements, files or addresses. */
  readonly places: readonly string[];
}

/** The used part of a report. */
export interface LighthouseReport {
  readonly scores: Readonly<Record<Category, number>>;
  readonly failed: readonly FailedAudit[];
}

interface AuditItem {
  readonly node?: { readonly snippet?: string };
  readonly url?: string;
  readonly href?: string;
  readonly description?: string;
  readonly source?: unknown;
}

interface RawReport {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly details?: { readonly items?: readonly AuditItem[] };
      }
    >
  >;
}

/** Maximum number of items per audit. */
const NAMED_PLACES = 5;

/**
 * Reads a Lighthouse report: the scores, and each audit that lowers one.
 *
 * @param text JSON, as `--output=json` writes it
 * @throws Error when the page could not be scored
 */
export function readLighthouseReport(text: string): LighthouseReport {
  const { categories, audits }: RawReport = JSON.parse(text);
  const failed = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return audit === undefined || weight === 0 || audit.score === null || audit.score >= 1
        ? []
        : [{ category, id, title: audit.title, places: placesOf(audit.details?.items ?? []) }];
    }),
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failed,
  };

  function scoreOf(category: Category): number {
    const { score } = categories[category];
    if (score === null) {
      throw new Error(`Lighthouse gave no score for ${category}. Run it again without other load.`);
    }
    return Math.round(score * 100);
  }
}

function placesOf(items: readonly AuditItem[]): readonly string[] {
  return items
    .map(({ node, url, href, description, source }) => {
      const known = node?.snippet ?? url ?? href ?? description;
      return known ?? (source === undefined ? '' : JSON.stringify(source));
    })
    .filter((place) => place !== '')
    .slice(0, NAMED_PLACES);
}
