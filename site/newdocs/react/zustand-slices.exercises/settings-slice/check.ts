import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

/** Size, language and learner, as the page shows them. */
function lineOn(page: RenderedPage): string {
  return /\w+, \w+, (?:l\d|nobody)/.exec(page.text())?.[0] ?? 'no line';
}

/** Clicks buttons on a page of a new store, in which the learner l7 is signed in. */
async function clicked(
  { createRiddleStore, Settings }: typeof Solution,
  { render }: PageTools,
  names: readonly string[],
): Promise<string> {
  const store = createRiddleStore();
  store.getState().signIn('l7');
  const page = await render(Settings, { store });
  for (const name of names) {
    await page.click('button', name);
  }
  return lineOn(page);
}

/** For each sequence of clicks: the line after it. */
async function expectLines(
  solution: typeof Solution,
  tools: PageTools,
  lines: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [clicks, expected] of Object.entries(lines)) {
    const names = clicks === '' ? [] : clicks.split(' → ');
    await tools.gives(clicks || 'no click', () => clicked(solution, tools, names), expected);
  }
}

export const checks: Checks<typeof Solution, PageTools> = {
  async size(solution, tools) {
    await expectLines(solution, tools, {
      '': 'normal, en, l7',
      'Large text': 'large, en, l7',
      'Large text → Large text': 'normal, en, l7',
    });
  },
  async language(solution, tools) {
    await expectLines(solution, tools, {
      Hindi: 'normal, hi, l7',
      'Hindi → Hindi → Large text': 'large, hi, l7',
      'Large text → Hindi → English': 'large, en, l7',
    });
  },
  async reset(solution, tools) {
    await expectLines(solution, tools, {
      'Large text → Reset settings': 'normal, en, l7',
      'Hindi → Large text → Reset settings': 'normal, en, l7',
      'Hindi → Reset settings → Large text': 'large, en, l7',
    });
  },
  async learner(solution, tools) {
    await expectLines(solution, tools, {
      'Large text → Hindi → Sign out': 'large, hi, nobody',
      'Sign out → Large text': 'large, en, nobody',
    });
  },
  async stores({ createRiddleStore, Settings }, { render, gives }) {
    const first = createRiddleStore();
    const second = createRiddleStore();
    const page = await render(Settings, { store: first });
    await page.click('button', 'Large text');
    await page.click('button', 'Hindi');
    await gives('the line of the first store', () => lineOn(page), 'large, hi, nobody');
    const other = await render(Settings, { store: second });
    await gives('the line of the second store', () => lineOn(other), 'normal, en, nobody');
  },
};
