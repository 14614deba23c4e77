import { shownTypeSchema } from '@vibe-docs/samples/fences';
import type { Element } from 'hast';
import type { DecorationItem } from 'shiki';
import * as z from 'zod';

const typesSchema = z.array(shownTypeSchema);

/**
 * Converts the types that `fillListings` attached to a block: to decorations of
 * names for the highlighter (`data-type`, shown on hover), and to the property `types` with all
 * lines, from which the code block component renders the accessible list.
 *
 * @param block a `code` element; its property `shownTypes` is removed
 * @returns decorations with offsets in the block's text, counted from 0
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
