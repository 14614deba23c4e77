import type { Checks, PageTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

/** The numbers that props hold, however deep. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(numbersIn).sort()
    : [];
}

/** What the badge shows for two numbers. */
async function badgeOf(
  { ProgressBadge, toProgress }: typeof Solution,
  { render }: PageTools,
  [solved, total]: readonly [number, number],
): Promise<string> {
  const page = await render(ProgressBadge, toProgress(solved, total));
  return page.text();
}

export const checks: Checks<typeof Solution, PageTools> = {
  async open(solution, tools) {
    await tools.gives('toProgress(4, 9)', () => badgeOf(solution, tools, [4, 9]), '4 of 9 solved');
    await tools.gives('toProgress(0, 2)', () => badgeOf(solution, tools, [0, 2]), '0 of 2 solved');
  },
  async done(solution, tools) {
    await tools.gives('toProgress(5, 5)', () => badgeOf(solution, tools, [5, 5]), 'All 5 solved');
    await tools.gives('toProgress(7, 6)', () => badgeOf(solution, tools, [7, 6]), 'All 6 solved');
  },
  async empty(solution, tools) {
    const expected = 'No questions yet';
    await tools.gives('toProgress(0, 0)', () => badgeOf(solution, tools, [0, 0]), expected);
    await tools.gives('toProgress(1, 0)', () => badgeOf(solution, tools, [1, 0]), expected);
  },
  async props({ toProgress }, { gives }) {
    await gives('the numbers in toProgress(4, 9)', () => numbersIn(toProgress(4, 9)), [4, 9]);
    await gives('the numbers in toProgress(5, 5)', () => numbersIn(toProgress(5, 5)), [5]);
    await gives('the numbers in toProgress(0, 0)', () => numbersIn(toProgress(0, 0)), []);
  },
};
