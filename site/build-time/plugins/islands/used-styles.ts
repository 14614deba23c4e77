import postcss, { type Declaration } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Names of classes, ids, attributes, elements and custom properties, anywhere in a text. */
const NAMES = /[\w-]+/g;

/**
 * Removes unused styles from a stylesheet: rules with a class, id, attribute or
 * element that occurs in no page and in no script of the pages; then custom properties and keyframes that are not
 * referenced any more. States (`:hover`) and media queries are kept.
 *
 * @param stylesheet the global stylesheet
 * @param texts the pages, and the scripts that they load before React; each is iterated once
 * @throws Error when the stylesheet cannot be parsed
 */
export async function usedStyles(stylesheet: string, texts: Iterable<string>): Promise<string> {
  const names = findNames(texts);
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => [...names] }],
    // The values of `class` are matched as names; a rule may select any element with the attribute.
    dynamicAttributes: ['class'],
    keyframes: true,
    variables: true,
    // A selector of states only, as in `a:is(:hover, .open)`, must not count as unused.
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

/** A substring keeps the whole string in memory; a copy does not. Names are ASCII. */
function copyOf(name: string): string {
  return Buffer.from(name, 'latin1').toString('latin1');
}

/**
 * Removes fallbacks for browsers without custom properties: in `gap: 1rem; gap: var(--gap)`, the
 * first declaration.
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
