import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

const NAMES = ['Owls', 'Foxes', 'Hens'];

/** The points of the teams on the page, in order. */
function pointsOn(page: RenderedPage): readonly string[] {
  return page.texts('listitem').map((text) => /^\w+: \d+/.exec(text)?.[0] ?? text);
}

function totalOn(page: RenderedPage): string {
  return /Total: \d+/.exec(page.text())?.[0] ?? 'no total';
}

async function press(page: RenderedPage, ...buttons: readonly string[]): Promise<void> {
  for (const button of buttons) {
    await page.click('button', button);
  }
}

export const checks: Checks<typeof Solution, PageTools> = {
  async point({ QuizShow }, { render, gives }) {
    const page = await render(QuizShow, { names: NAMES });
    await gives('the points at first', () => pointsOn(page), ['Owls: 0', 'Foxes: 0', 'Hens: 0']);
    await press(page, 'Point for Foxes', 'Point for Hens', 'Point for Foxes');
    await gives('the points after Foxes, Hens, Foxes', () => pointsOn(page), [
      'Owls: 0',
      'Foxes: 2',
      'Hens: 1',
    ]);
  },
  async double({ QuizShow }, { render, gives }) {
    const page = await render(QuizShow, { names: NAMES });
    await press(page, 'Double for Hens');
    await gives('the points after Double for Hens', () => pointsOn(page).at(-1), 'Hens: 2');
    await press(page, 'Point for Hens', 'Double for Hens');
    await gives(
      'the points after one Point and one Double more',
      () => pointsOn(page).at(-1),
      'Hens: 5',
    );
  },
  async total({ QuizShow }, { render, gives }) {
    const page = await render(QuizShow, { names: NAMES });
    await gives('the total at first', () => totalOn(page), 'Total: 0');
    await press(page, 'Point for Owls', 'Point for Foxes', 'Point for Foxes');
    await gives('the total after Owls, Foxes, Foxes', () => totalOn(page), 'Total: 3');
    await press(page, 'Remove Foxes');
    await gives('the total without Foxes', () => totalOn(page), 'Total: 1');
  },
  async joker({ QuizShow }, { render, gives }) {
    const page = await render(QuizShow, { names: NAMES });
    await press(page, 'Joker of Foxes', 'Point for Hens', 'Remove Owls');
    await gives('the points without Owls, after a point for Hens', () => pointsOn(page), [
      'Foxes: 0',
      'Hens: 1',
    ]);
    await gives(
      'are the jokers of Foxes and Hens used, after that of Foxes was used and Owls removed?',
      () => ['Foxes', 'Hens'].map((name) => page.isDisabled('button', `Joker of ${name}`)),
      [true, false],
    );
  },
  async again({ QuizShow }, { render, gives }) {
    const page = await render(QuizShow, { names: NAMES });
    await press(page, 'Point for Owls', 'Joker of Owls', 'Remove Hens', 'New show');
    await gives('the points in a new show', () => pointsOn(page), [
      'Owls: 0',
      'Foxes: 0',
      'Hens: 0',
    ]);
    await gives('the total in a new show', () => totalOn(page), 'Total: 0');
    await gives(
      'is the joker of Owls used in a new show?',
      () => page.isDisabled('button', 'Joker of Owls'),
      false,
    );
  },
};
