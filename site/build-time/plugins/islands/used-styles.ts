import postcss, { type Declaration } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Names of classes, ids, attributes, elements and variables, wherever they stand in a text. */
const NAMES = /[\w-]+/g;

/**
 * Takes out of a stylesheet what no finished page can need: rules that name a class, id, attribute or
 * element which stands in no page and in no script of the pages; variables and movements that are not
 * used then. States (`:hover`) and media stay.
 *
 * @param stylesheet of the whole site
 * @param texts the pages, and the scripts that they load before React; each is read once
 * @throws Error when the stylesheet cannot be parsed
 */
export async function usedStyles(stylesheet: string, texts: Iterable<string>): Promise<string> {
  const names = findNames(texts);
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => [...names] }],
    // Its values are names of classes, one or none; rules may ask for none.
    dynamicAttributes: ['class'],
    keyframes: true,
    variables: true,
    // A state alone, as in `a:is(:hover, .open)`, names nothing that a page could lack.
    safelist: { standard: [/^:/], variables: [...names].filter((name) => name.startsWith('--')) },
  });
  if (result === undefined) {
    throw new Error('Cannot find the styles that pages use: there is no result.');
  }
  return result.css;
}

function findNames(texts: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const name of text.match(NAMES) ?? []) {
      if (!names.has(name)) {
        names.add(copyOf(name));
      }
    }
  }
  return names;
}

/** A part of a text keeps the whole text in memory; a copy does not. Names are ASCII. */
function copyOf(name: string): string {
  return Buffer.from(name, 'latin1').toString('latin1');
}

/**
 * Takes out of a stylesheet values for browsers without variables: in `gap: 1rem; gap: var(--gap)`, the
 * first.
 *
 * @throws Error when the stylesheet cannot be parsed
 */
export function withoutFallbacks(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    const earlier = new Map<string, Declaration>();
    for (const node of [...rule.nodes]) {
      if (node.type === 'decl') {
        const fallback = earlier.get(node.prop);
        if (node.value.includes('var(') && fallback?.important === node.important) {
          fallback?.remove();
        }
        earlier.set(node.prop, node);
      }
    }
  });
  return root.toString();
}
