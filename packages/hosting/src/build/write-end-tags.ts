import type { DefaultTreeAdapterTypes } from 'parse5';
import type { ParsedPage } from './inspect-html.ts';

/** Elements whose end tags a minifier omits (HTML Standard, "Optional tags"). */
const OPTIONAL = new Set(
  'caption colgroup dd dt li option p tbody td tfoot th thead tr'.split(' '),
);

/**
 * Writes the optional end tags that a minifier has omitted: small parsers, such as those of agents, lose text
 * without them. They weigh about 45 bytes a page when compressed.
 *
 * @param page HTML of the page
 * @param parsed the same, parsed by `parsePage`
 */
export function writeEndTags(page: string, parsed: ParsedPage): string {
  const ends: { readonly at: number; readonly tag: string }[] = [];
  // Inner elements first: those that end at the same place keep their order.
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('childNodes' in node) node.childNodes.forEach(visit);
    const place = node.sourceCodeLocation;
    if (OPTIONAL.has(node.nodeName) && place && 'startTag' in place && !place.endTag) {
      ends.push({ at: place.endOffset, tag: `</${node.nodeName}>` });
    }
  };
  visit(parsed);
  const starts = [0, ...ends.sort((a, b) => a.at - b.at).map(({ at }) => at)];
  return starts
    .map((start, place) => page.slice(start, starts[place + 1]) + (ends[place]?.tag ?? ''))
    .join('');
}
