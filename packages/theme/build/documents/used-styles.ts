/** Names of classes, ids, attributes, elements and custom properties, anywhere in a text. */
const NAMES = /[\w-]+/g;

/**
 * Removes unused styles from a stylesheet: rules with a class, id, attribute or
 * element that occurs in no page and in no script of the pages; then keyframes that are not referenced
 * any more. States (`:hover`) and media queries are kept.
 *
 * @param stylesheet the global stylesheet
 * @param names in the pages, and in the scripts that they load before React
 * @throws Error when the stylesheet cannot be parsed
 */
export async function usedStyles(stylesheet: string, names: ReadonlySet<string>): Promise<string> {
  // Loaded late: development loads the plugin, too, but not this.
  const { PurgeCSS } = await import('purgecss');
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => [...names] }],
    // The values of `class` are matched as names; a rule may select any element with the attribute.
    dynamicAttributes: ['class'],
    keyframes: true,
    // A selector of states only, as in `a:is(:hover, .open)`, must not count as unused.
    safelist: [/^:/],
  });
  if (result === undefined) {
    throw new Error('Cannot find the styles that pages use: there is no result.');
  }
  return result.css;
}

/** @returns all words in texts that may be names in a stylesheet; each text is iterated once */
export function findNames(texts: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const name of text.match(NAMES) ?? []) {
      if (!names.has(name)) {
        // A substring keeps the whole string in memory; a copy does not. Names are ASCII.
        names.add(Buffer.from(name, 'latin1').toString('latin1'));
      }
    }
  }
  return names;
}
