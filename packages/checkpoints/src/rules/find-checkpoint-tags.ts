import type { Place } from '../diagnostic.ts';

/**
 * Finds the lines of a page that are `<Checkpoint />` alone, outside of fenced code.
 *
 * @param text a page in MDX
 */
export function findCheckpointTags(text: string): readonly Place[] {
  const tags: Place[] = [];
  let fence: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = /^ {0,3}(?<mark>`{3,}|~{3,})/.exec(line)?.groups?.mark;
    if (fence !== undefined) {
      const isEnd = mark?.startsWith(fence) === true && line.trim() === mark;
      fence = isEnd ? undefined : fence;
    } else if (mark !== undefined) {
      fence = mark;
    } else if (/^\s*<Checkpoint\s*\/>\s*$/.test(line)) {
      tags.push({ line: index + 1, column: line.indexOf('<') + 1 });
    }
  }
  return tags;
}
