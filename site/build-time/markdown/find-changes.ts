/** What a line of a diff tells: it came, it went, or it names the place of the lines after it. */
export type LineChange = 'added' | 'removed' | 'place';

/** A command of a terminal session whose output is a diff. */
const DIFF_COMMAND = /^\$ git (?:diff|show)\b/;

/**
 * Finds the lines of a diff: in a `diff` block, and in a terminal session in what `git diff` prints.
 *
 * A block begins with two kinds of lines. Those of the head (`--- a/ask.ts`) tell of files, not of
 * lines. After `@@`, the first character of a line is its sign; after `@@@`, in the diff of a merge,
 * the first two are, one for each side.
 *
 * @param language the fence's language
 * @param code the block's text
 * @returns by the number of the line, counted from 1; lines that tell nothing are missing
 */
export function findChanges(language: string, code: string): ReadonlyMap<number, LineChange> {
  const changes = new Map<number, LineChange>();
  let isDiff = language === 'diff';
  let isHead = false;
  let signs = 1;
  for (const [index, line] of code.split('\n').entries()) {
    if (language === 'console' && line.startsWith('$ ')) {
      isDiff = DIFF_COMMAND.test(line);
      isHead = false;
      signs = 1;
    } else if (line.startsWith('diff --')) {
      isHead = true;
    } else if (isDiff && line.startsWith('@@')) {
      isHead = false;
      signs = line.startsWith('@@@') ? 2 : 1;
      changes.set(index + 1, 'place');
    } else if (isDiff && !isHead) {
      const change = changeOf(line.slice(0, signs));
      if (change !== undefined) {
        changes.set(index + 1, change);
      }
    }
  }
  return changes;
}

function changeOf(signs: string): LineChange | undefined {
  if (signs.includes('+')) {
    return 'added';
  }
  return signs.includes('-') ? 'removed' : undefined;
}
