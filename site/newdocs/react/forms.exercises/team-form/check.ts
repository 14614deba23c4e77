import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

const NO_NAME = 'Enter a name.';
const WRONG_SIZE = 'A team has 2 to 6 learners.';

async function fill(page: RenderedPage, name: string, learners: string): Promise<void> {
  await page.type(name, 'Name');
  await page.type(learners, 'Learners');
  await page.click('button', 'Save');
}

/** The messages on the page. */
function messagesIn(page: RenderedPage): readonly string[] {
  return [NO_NAME, WRONG_SIZE].filter((message) => page.text().includes(message));
}

export const checks: Checks<typeof Solution, PageTools> = {
  async saves({ TeamForm }, { render, gives }) {
    const saved: Solution.Team[] = [];
    const page = await render(TeamForm, { onSave: (team) => saved.push(team) });
    await fill(page, '  Red foxes ', '3');
    await gives('what is saved for "  Red foxes " and 3', () => saved, [
      { name: 'Red foxes', learners: 3 },
    ]);
  },
  async name({ TeamForm }, { render, gives }) {
    const saved: Solution.Team[] = [];
    const page = await render(TeamForm, { onSave: (team) => saved.push(team) });
    await gives('the messages at first', () => messagesIn(page), []);
    for (const name of ['', '   ']) {
      await fill(page, name, '4');
      await gives(`the messages for the name "${name}"`, () => messagesIn(page), [NO_NAME]);
    }
    await gives('what is saved', () => saved, []);
  },
  async learners({ TeamForm }, { render, gives }) {
    for (const [learners, messages] of [
      ['1', [WRONG_SIZE]],
      ['2', []],
      ['6', []],
      ['7', [WRONG_SIZE]],
      ['', [WRONG_SIZE]],
    ] as const) {
      const saved: Solution.Team[] = [];
      const page = await render(TeamForm, { onSave: (team) => saved.push(team) });
      await fill(page, 'Owls', learners);
      await gives(`the messages for "${learners}" learners`, () => messagesIn(page), messages);
      await gives(
        `teams saved for "${learners}" learners`,
        () => saved.length,
        1 - messages.length,
      );
    }
  },
  async keeps({ TeamForm }, { render, gives }) {
    const saved: Solution.Team[] = [];
    const page = await render(TeamForm, { onSave: (team) => saved.push(team) });
    await fill(page, 'Hawks', '9');
    await page.type('5', 'Learners');
    await page.click('button', 'Save');
    await gives('what is saved for Hawks and 9, after 9 is replaced by 5', () => saved, [
      { name: 'Hawks', learners: 5 },
    ]);
    await gives('the messages then', () => messagesIn(page), []);
  },
  async clears({ TeamForm }, { render, gives }) {
    const saved: Solution.Team[] = [];
    const page = await render(TeamForm, { onSave: (team) => saved.push(team) });
    await fill(page, 'Hawks', '5');
    await page.click('button', 'Save');
    await gives('teams saved after a second Save', () => saved.length, 1);
  },
};
