import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

type Answer = Parameters<Parameters<typeof Solution.AnswerField>[0]['onAnswer']>[0];

/** A field with the label "Answer", and what it reports. */
async function openField({ AnswerField }: typeof Solution, { render }: PageTools) {
  const answers: Answer[] = [];
  const renders: string[] = [];
  const page = await render(AnswerField, {
    label: 'Answer',
    onAnswer: (answer) => answers.push(answer),
    onRender: () => renders.push('render'),
  });
  return { page, answers, renders };
}

async function typeAll(page: RenderedPage, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.type(text, 'Answer');
  }
}

const check = (page: RenderedPage) => page.click('button', 'Check');

export const checks: Checks<typeof Solution, PageTools> = {
  async text(solution, tools) {
    const { page, answers } = await openField(solution, tools);
    await typeAll(page, 'DELETE');
    await check(page);
    await tools.gives('the text after typing DELETE', () => answers.at(-1)?.text, 'DELETE');
    await check(page);
    await tools.gives('the text of a second Check', () => answers.at(-1)?.text, '');
  },
  async changes(solution, tools) {
    const { page, answers } = await openField(solution, tools);
    await typeAll(page, 'a', 'ab', 'abc');
    await check(page);
    await tools.gives('the changes after a, ab, abc', () => answers.at(-1)?.changes, 3);
    await typeAll(page, 'x');
    await check(page);
    await tools.gives('the changes of the next answer, x', () => answers.at(-1)?.changes, 1);
  },
  async renders(solution, tools) {
    const { page, renders } = await openField(solution, tools);
    renders.length = 0;
    await typeAll(page, 'a', 'ab', 'abc');
    await tools.gives('the renders while typing a, ab, abc', () => renders.length, 0);
  },
  async lives(solution, tools) {
    const { page, answers } = await openField(solution, tools);
    await typeAll(page, 'a', 'ab');
    await page.update({ label: 'Your answer' });
    await page.type('abc', 'Your answer');
    await check(page);
    await tools.gives('the changes after a, ab, another label, abc', () => answers.at(-1), {
      text: 'abc',
      changes: 3,
    });
  },
  async own(solution, tools) {
    const first = await openField(solution, tools);
    await typeAll(first.page, 'a', 'ab');
    const second = await openField(solution, tools);
    await typeAll(second.page, 'x');
    await check(second.page);
    await tools.gives(
      'the changes of a second field with one change, after two in the first one',
      () => second.answers.at(-1)?.changes,
      1,
    );
  },
};
