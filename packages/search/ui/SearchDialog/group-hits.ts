import { plainText, type SearchHit } from '../../src/browser/index.ts';

/** Most hits of a group, and within it of a page. */
const MOST_PER_GROUP = 5;

/** A hit in its group. */
export interface GroupedHit {
  readonly hit: SearchHit;
  /** The page that the hit is in, when that was found as well: the hit is listed below it. */
  readonly parent: SearchHit | undefined;
}

/** Hits of one part of the docs. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly GroupedHit[];
}

/**
 * Groups hits as DocSearch 3 does: by their part of the docs (`lvl0`), at most five in each, and there by
 * page (`lvl1`). Groups and pages keep the order of their first hit.
 */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = collect(hits, ({ _highlightResult, hierarchy }) =>
    plainText(_highlightResult.hierarchy.lvl0?.value ?? hierarchy.lvl0 ?? ''),
  );
  return [...groups].map(([title, ofGroup]) => ({
    title,
    hits: [...collect(ofGroup, ({ hierarchy }) => hierarchy.lvl1 ?? '').values()].flatMap(
      (ofPage) => {
        const page = ofPage.find(({ type }) => type === 'lvl1');
        return ofPage.map((hit) => ({ hit, parent: hit.type === 'lvl1' ? undefined : page }));
      },
    ),
  }));
}

function collect(
  hits: readonly SearchHit[],
  keyOf: (hit: SearchHit) => string,
): ReadonlyMap<string, readonly SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (group.length < MOST_PER_GROUP) {
      group.push(hit);
    }
  }
  return groups;
}
