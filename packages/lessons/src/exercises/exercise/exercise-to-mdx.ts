import type { Exercise } from './read-exercise.ts';

/**
 * Writes an exercise as MDX: the task, the tool around the starting point, hints and the solution. It is complete
 * without a script, and pages in Markdown show it.
 *
 * @param props of the tool, as JSON
 */
export function exerciseToMdx(exercise: Exercise, props: string): string {
  const { task, file, start, solution, hints, remark = '' } = exercise;
  const folded = (summary: string, text: string) =>
    `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;
  return [
    task.trim(),
    `<ExerciseTool {...${props}}>\n\n${fence(file, start)}\n\n</ExerciseTool>`,
    ...hints.map((hint, index) =>
      folded(hints.length === 1 ? 'Hint' : `Hint ${index + 1}`, hint.trim()),
    ),
    folded('Solution', `${fence(file, solution)}\n\n${remark.trim()}`),
  ].join('\n\n');
}

/** Longer than any row of backticks in code. */
function fence(file: string, code: string): string {
  const ticks = '`'.repeat(6);
  return `${ticks}${file.split('.').at(-1)} title="${file}"\n${code.trimEnd()}\n${ticks}`;
}
