import type { Checks, PageTools, RenderedPage } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

/** A source whose scores the check sends. */
function makeSource() {
  const listeners = new Set<(score: number) => void>();
  let started = 0;
  return {
    subscribe(listener: (score: number) => void) {
      const own = (score: number) => listener(score);
      started += 1;
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    send: (score: number) => listeners.forEach((listener) => void listener(score)),
    started: () => started,
    open: () => listeners.size,
  };
}

type Source = ReturnType<typeof makeSource>;

async function send(page: RenderedPage, source: Source, score: number): Promise<void> {
  source.send(score);
  await page.update({ source });
}

export const checks: Checks<typeof Solution, PageTools> = {
  async shows({ LiveScore }, { render, gives }) {
    const source = makeSource();
    const page = await render(LiveScore, { source });
    await gives('the page before the first score', () => page.text(), 'No score yet.');
    await send(page, source, 10);
    await gives('the page after the score 10', () => page.text(), 'Score: 10');
    await send(page, source, 0);
    await gives('the page after the scores 10 and 0', () => page.text(), 'Score: 0');
  },
  async once({ LiveScore }, { render, gives }) {
    const source = makeSource();
    const page = await render(LiveScore, { source });
    for (const score of [5, 15, 25]) {
      await send(page, source, score);
    }
    await gives('subscriptions that were started for three scores', () => source.started(), 1);
  },
  async switches({ LiveScore }, { render, gives }) {
    const [owls, foxes] = [makeSource(), makeSource()];
    const page = await render(LiveScore, { source: owls });
    await send(page, owls, 40);
    await page.update({ source: foxes });
    await gives('the page after 40 and a switch', () => page.text(), 'No score yet.');
    await gives(
      'the page after 40 and a switch, in the render with the second source',
      () => page.textAtCommit(),
      'No score yet.',
    );
    await send(page, foxes, 7);
    await gives('the page after a 7 of the second source', () => page.text(), 'Score: 7');
  },
  async ends({ LiveScore }, { render, gives }) {
    const [owls, foxes] = [makeSource(), makeSource()];
    const page = await render(LiveScore, { source: owls });
    await page.update({ source: foxes });
    await gives(
      'open subscriptions to the first source and to the second one',
      () => [owls.open(), foxes.open()],
      [0, 1],
    );
  },
};
