import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

/** A page whose number of hints is 0: the store lives on from one check to the next. */
async function freshPage(
  { HintPage }: typeof Solution,
  { render }: PageTools,
  onRender: (component: string) => void = () => undefined,
): Promise<RenderedPage> {
  const page = await render(HintPage, { onRender });
  await page.click('button', 'New lesson');
  return page;
}

async function takeHints(page: RenderedPage, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) {
    await page.click('button', 'Take a hint');
  }
}

function counterOf(page: RenderedPage): string {
  return /Hints: \d+/.exec(page.text())?.[0] ?? 'no counter';
}

export const checks: Checks<typeof Solution, PageTools> = {
  async counts({ HintPage }, { render, gives }) {
    const page = await render(HintPage, { onRender: () => undefined });
    await gives('the counter at first', () => counterOf(page), 'Hints: 0');
    await takeHints(page, 1);
    await gives('the counter after one hint', () => counterOf(page), 'Hints: 1');
    await takeHints(page, 1);
    await gives('the counter after two hints', () => counterOf(page), 'Hints: 2');
  },
  async limit(solution, tools) {
    const page = await freshPage(solution, tools);
    for (const [hints, expected] of [
      [2, false],
      [3, true],
    ] as const) {
      await takeHints(page, hints === 2 ? 2 : 1);
      await tools.gives(
        `is "Take a hint" disabled after ${hints} hints?`,
        () => page.isDisabled('button', 'Take a hint'),
        expected,
      );
    }
  },
  async lesson(solution, tools) {
    const page = await freshPage(solution, tools);
    await takeHints(page, 3);
    await page.click('button', 'New lesson');
    await tools.gives(
      'the counter after three hints and "New lesson"',
      () => counterOf(page),
      'Hints: 0',
    );
    await takeHints(page, 1);
    await tools.gives('the counter after one more hint', () => counterOf(page), 'Hints: 1');
  },
  async store(solution, tools) {
    await takeHints(await freshPage(solution, tools), 2);
    const second = await tools.render(solution.HintPage, { onRender: () => undefined });
    await tools.gives(
      'the counter of a second page, after two hints on the first',
      () => counterOf(second),
      'Hints: 2',
    );
  },
  async renders(solution, tools) {
    const renders: string[] = [];
    const page = await freshPage(solution, tools, (component) => renders.push(component));
    for (const [hint, expected] of [
      ['first', ['counter']],
      ['second', ['counter']],
      ['third', ['button', 'counter']],
    ] as const) {
      renders.length = 0;
      await takeHints(page, 1);
      await tools.gives(`what renders after the ${hint} hint`, () => [...renders].sort(), expected);
    }
  },
};
