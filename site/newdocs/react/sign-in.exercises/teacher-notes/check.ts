import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

const fox = { uid: 'uid-fox', role: 'teacher' } as const;
const hen = { uid: 'uid-hen', role: 'teacher' } as const;
const owl = { uid: 'uid-owl', role: 'learner' } as const;

/** What somebody finds on the page. */
function found(page: RenderedPage): readonly string[] {
  const text = page.text();
  return [
    ...['One moment.', 'This page is for teachers.'].filter((part) => text.includes(part)),
    ...(page.texts('textbox').length > 0 ? ['Notes'] : []),
    ...page.texts('button'),
  ];
}

async function open({ NotesPage }: typeof Solution, tools: PageTools, session: Solution.Session) {
  const calls: string[] = [];
  const onSignIn = () => void calls.push('sign in');
  const page = await tools.render(NotesPage, { session, onSignIn });
  const show = (next: Solution.Session) => page.update({ session: next });
  return { page, calls, show };
}

const letters = (page: RenderedPage) => /\d+ letters/.exec(page.text())?.[0] ?? 'no notes';

export const checks: Checks<typeof Solution, PageTools> = {
  async unknown(solution, tools) {
    const { page } = await open(solution, tools, { status: 'unknown' });
    await tools.gives('the page for an unknown session', () => found(page), ['One moment.']);
  },
  async out(solution, tools) {
    const { page, calls, show } = await open(solution, tools, { status: 'unknown' });
    await show({ status: 'signed-out' });
    await tools.gives('the page for nobody', () => found(page), ['Sign in']);
    await page.click('button', 'Sign in');
    await tools.gives('what the button does', () => calls, ['sign in']);
  },
  async role(solution, tools) {
    const { page, show } = await open(solution, tools, { status: 'signed-in', user: fox });
    await tools.gives('the page for a teacher', () => found(page), ['Notes']);
    for (const status of ['signed-in', 'refreshing'] as const) {
      await show({ status, user: owl });
      await tools.gives(`the page for a learner, ${status}`, () => found(page), [
        'This page is for teachers.',
      ]);
    }
  },
  async kept(solution, tools) {
    const { page, show } = await open(solution, tools, { status: 'signed-in', user: fox });
    await page.type('Ask again');
    await show({ status: 'refreshing', user: fox });
    await tools.gives(
      'the notes "Ask again" while the token is renewed',
      () => letters(page),
      '9 letters',
    );
    await show({ status: 'signed-in', user: { ...fox } });
    await tools.gives('the notes afterwards', () => letters(page), '9 letters');
  },
  async other(solution, tools) {
    const { page, show } = await open(solution, tools, { status: 'signed-in', user: fox });
    await page.type('Ask again');
    await show({ status: 'signed-in', user: hen });
    await tools.gives('the notes of the next teacher', () => letters(page), '0 letters');
  },
};
