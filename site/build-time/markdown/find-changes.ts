/** Kind of a line in a diff: added, removed, or the position of the following lines. */
export type LineChange = 'added' | 'removed' | 'place';

/** A command in a terminal session whose output is a diff. */
const DIFF_COMMAND = /^\$ git (?:diff|show)\b/;

/**
 * Finds the lines of a diff: in a `diff` block, and in a terminal session in what `git diff` prints.
 *
 * A diff has two parts. Lines of the header (`--- a/ask.ts`) are about files. After
 * `@@`, the first character of a line is its sign; after `@@@`, in a combined diff,
 * the first two are, one for each parent.
 *
 * @param language the fence's language
 * @param code the block's text
 * @returns the kind by line number, counted from 1; unchanged lines are missing
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
