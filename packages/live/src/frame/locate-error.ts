import type { SourceSpot } from '../protocol/messages.ts';

/** An address of a script, its line and its column; all browsers write them this way. */
const PLACE = /(blob:[^\s)]+?):(\d+):\d+/g;

/**
 * Finds where in the example an error came up: the topmost place in its stack that is not in a
 * library.
 *
 * @param stack as browsers write it
 * @param fileOf name of a module by the address of its script
 */
export function locateError(
  stack: string,
  fileOf: ReadonlyMap<string, string>,
): SourceSpot | undefined {
  for (const [, address = '', line] of stack.matchAll(PLACE)) {
    const file = fileOf.get(address);
    if (file !== undefined) {
      return { file, line: Number(line) };
    }
  }
  return undefined;
}
