import type { Checks, PageTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

/** Reads 'q1 right, q2 wrong'. */
function attemptsOf(text: string): readonly { questionId: string; correct: boolean }[] {
  return text
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => ({ questionId: part.split(' ')[0] ?? '', correct: part.endsWith('right') }));
}

/** The first text of the form "1 of 3 solved". */
function textIn(text: string): string {
  return /-?\d+ of \d+ solved/.exec(text)?.[0] ?? 'no number';
}

/** For each sequence of attempts in a lesson of three questions: the text. */
async function expectTexts(
  { ProgressBar }: typeof Solution,
  { render, gives }: PageTools,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [attempts, text] of Object.entries(expected)) {
    const page = await render(ProgressBar, { attempts: attemptsOf(attempts), total: 3 });
    await gives(attempts, () => textIn(page.text()), text);
  }
}

export const checks: Checks<typeof Solution, PageTools> = {
  async twice(solution, tools) {
    await expectTexts(solution, tools, {
      'q1 right, q1 right': '1 of 3 solved',
      'q2 right, q3 right, q2 right': '2 of 3 solved',
    });
  },
  async later(solution, tools) {
    await expectTexts(solution, tools, {
      'q1 right, q1 wrong': '1 of 3 solved',
      'q3 wrong, q3 right, q1 right, q3 wrong': '2 of 3 solved',
    });
  },
  async wrong(solution, tools) {
    await expectTexts(solution, tools, {
      'q2 wrong': '0 of 3 solved',
      'q1 right, q2 wrong, q3 right, q2 wrong': '2 of 3 solved',
    });
  },
  async follows({ ProgressBar }, { render, gives }) {
    const page = await render(ProgressBar, { attempts: attemptsOf('q1 right'), total: 3 });
    await page.update({ attempts: attemptsOf('q1 right, q2 right') });
    await gives('one more question solved', () => textIn(page.text()), '2 of 3 solved');
    await page.update({ attempts: [] });
    await gives('all attempts forgotten', () => textIn(page.text()), '0 of 3 solved');
  },
  async bar({ ProgressBar }, { render, gives }) {
    for (const [attempts, total, expected] of [
      ['q1 right, q1 right', 5, { value: '1', max: '5' }],
      ['q1 right, q4 right, q4 wrong', 4, { value: '2', max: '4' }],
    ] as const) {
      await render(ProgressBar, { attempts: attemptsOf(attempts), total });
      await gives(
        `the bar for ${attempts}, total ${total}`,
        () => {
          const bar = document.querySelector('[data-exercise-root] progress');
          return { value: bar?.getAttribute('value'), max: bar?.getAttribute('max') };
        },
        expected,
      );
    }
  },
};
