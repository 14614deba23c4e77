import postcss from 'postcss';

/** Most kinds: each adds a hash of 54 characters to the security policy, which every page carries on hosts without headers. */
const MOST_KINDS = 18;

/** A page without its HTML: that of all pages may not fit into memory. */
export interface BuiltPage {
  readonly path: string;
  /** Class names of the stylesheet that it contains. */
  readonly classes: ReadonlySet<string>;
  readonly islands: readonly string[];
}

interface Kind {
  readonly pages: readonly BuiltPage[];
  readonly classes: ReadonlySet<string>;
}

/** @returns the size of the rules that each class is part of, in characters */
export function weighClasses(stylesheet: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  postcss.parse(stylesheet).walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/\.([a-z][\w-]*)/gi)) {
      weights.set(name, (weights.get(name) ?? 0) + rule.toString().length);
    }
  });
  return weights;
}

/**
 * Finds pages that share their styles: those with the same classes, and then those whose styles differ least, until
 * there are few enough kinds.
 *
 * @param weights from `weighClasses`
 */
export function findKinds(
  pages: readonly BuiltPage[],
  weights: ReadonlyMap<string, number>,
): readonly (readonly BuiltPage[])[] {
  const sizeWithout = (classes: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...classes].reduce((sum, name) => sum + (others.has(name) ? 0 : (weights.get(name) ?? 0)), 0);
  const pairOf = (one: Kind, other: Kind) => {
    const size = sizeWithout(one.classes, other.classes) + sizeWithout(other.classes, one.classes);
    return { one, other, size };
  };
  const same = new Map<string, Kind>();
  for (const page of pages) {
    const key = [...page.classes].sort().join();
    const known = same.get(key)?.pages ?? [];
    same.set(key, { pages: [...known, page], classes: page.classes });
  }
  let kinds = [...same.values()];
  let pairs = kinds.flatMap((one, place) =>
    kinds.slice(0, place).map((other) => pairOf(one, other)),
  );
  while (kinds.length > MOST_KINDS) {
    const { one, other } = pairs.reduce((least, pair) => (pair.size < least.size ? pair : least));
    const merged = {
      pages: [...one.pages, ...other.pages],
      classes: new Set([...one.classes, ...other.classes]),
    };
    const isOther = (kind: Kind) => kind !== one && kind !== other;
    kinds = kinds.filter(isOther);
    pairs = pairs
      .filter((pair) => isOther(pair.one) && isOther(pair.other))
      .concat(kinds.map((kind) => pairOf(merged, kind)));
    kinds.push(merged);
  }
  return kinds.map((kind) => kind.pages);
}
