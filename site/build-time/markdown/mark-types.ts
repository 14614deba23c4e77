import { shownTypeSchema } from '@vibe-docs/samples/fences';
import type { Element } from 'hast';
import type { DecorationItem } from 'shiki';
import * as z from 'zod';

const typesSchema = z.array(shownTypeSchema);

/**
 * Turns the types that `fillListings` put on a block into what pages are made of: marks around
 * names for the highlighter (`data-type`, shown to the pointer), and the property `types` with all
 * lines, from which the code block component makes the list for everyone else.
 *
 * @param block a `code` element; its property `shownTypes` is taken away
 * @returns marks with offsets in the block's text, counted from 0
 */
export function markTypes(block: Element): DecorationItem[] {
  const { shownTypes } = block.properties;
  delete block.properties.shownTypes;
  if (typeof shownTypes !== 'string') {
    return [];
  }
  const types = typesSchema.parse(JSON.parse(shownTypes));
  block.properties.types = types.map(({ text }) => text).join('\n');
  return types.map(({ offset, length, text }) => ({
    start: offset,
    end: offset + length,
    properties: { 'data-type': text },
  }));
}
