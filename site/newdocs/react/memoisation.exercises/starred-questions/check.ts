import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

const questions = [
  { id: 'q1', text: 'Which method reads?' },
  { id: 'q2', text: 'Which method creates?' },
  { id: 'q3', text: 'Which method deletes?' },
  { id: 'q4', text: 'Which status means "created"?' },
];

/** What a learner sees of the stars: one sign for each row, and the number. */
function starsOn(page: RenderedPage): string {
  const signs = page.texts('listitem').map((text) => /[★☆]/.exec(text)?.[0] ?? '?');
  return `${signs.join('')} ${/Stars: \d+/.exec(page.text())?.[0] ?? 'no number'}`;
}

/** Clicks stars and gives the page, with the renders of rows since then. */
async function starredPage(
  { StarredOverview }: typeof Solution,
  { render }: PageTools,
  ids: readonly string[],
): Promise<{ readonly page: RenderedPage; readonly renders: string[] }> {
  const renders: string[] = [];
  const page = await render(StarredOverview, {
    questions,
    onRender: (id: string) => renders.push(id),
  });
  for (const id of ids) {
    await page.click('button', `Star ${id}`);
  }
  renders.length = 0;
  return { page, renders };
}

export const checks: Checks<typeof Solution, PageTools> = {
  async shows(solution, tools) {
    const { page } = await starredPage(solution, tools, []);
    await tools.gives('the page at first', () => starsOn(page), '☆☆☆☆ Stars: 0');
    await page.click('button', 'Star q2');
    await tools.gives('the page after a star for q2', () => starsOn(page), '☆★☆☆ Stars: 1');
  },
  async toggles(solution, tools) {
    const { page } = await starredPage(solution, tools, ['q3', 'q1']);
    await tools.gives('the page after stars for q3 and q1', () => starsOn(page), '★☆★☆ Stars: 2');
    await page.click('button', 'Star q3');
    await tools.gives('the page after one more click for q3', () => starsOn(page), '★☆☆☆ Stars: 1');
  },
  async note(solution, tools) {
    const { page, renders } = await starredPage(solution, tools, []);
    await page.type('Ask again', 'Note');
    await tools.gives(
      'the page after typing "Ask again"',
      () => page.text().includes('Note: Ask again'),
      true,
    );
    await tools.gives('the rows that rendered', () => renders, []);
  },
  async star(solution, tools) {
    const first = await starredPage(solution, tools, []);
    await first.page.click('button', 'Star q4');
    await first.page.type('A', 'Note');
    await tools.gives(
      'the rows that render after a star for q4 and a key in the note',
      () => first.renders,
      ['q4'],
    );
    const third = await starredPage(solution, tools, ['q1', 'q4']);
    await third.page.click('button', 'Star q2');
    await tools.gives(
      'the rows that render after a star for q2, when q1 and q4 have stars',
      () => third.renders,
      ['q2'],
    );
  },
};
