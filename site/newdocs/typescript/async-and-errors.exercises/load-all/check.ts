import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

type Load = (id: string) => Promise<Solution.Question>;

const question = (id: string): Solution.Question => ({ id, text: `Text of ${id}` });

/** Ends a load later than others, without a clock. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await Promise.resolve();
  }
}

/** There is no q7 and no q8; q9 is broken; q1 and q8 take longest. */
function makeLoad({ NotFoundError }: typeof Solution): Load {
  return async (id) => {
    await turns(id === 'q1' || id === 'q8' ? 20 : 1);
    if (id === 'q7' || id === 'q8') throw new NotFoundError(id);
    if (id === 'q9') throw new Error('The disk is broken');
    return question(id);
  };
}

export const checks: Checks<typeof Solution> = {
  async found(solution, { gives }) {
    const found = (ids: string[]) => async () =>
      (await solution.loadAll(ids, makeLoad(solution))).found.map(({ id }) => id);
    await gives("the ids in found for ['q2', 'q3']", found(['q2', 'q3']), ['q2', 'q3']);
    const input = "the ids in found for ['q1', 'q2', 'q3'], when q1 arrives last";
    await gives(input, found(['q1', 'q2', 'q3']), ['q1', 'q2', 'q3']);
  },
  async missing(solution, { gives }) {
    const load = () => solution.loadAll(['q8', 'q3', 'q7'], makeLoad(solution));
    await gives("loadAll(['q8', 'q3', 'q7'], load), without q7 and q8, when q8 fails last", load, {
      found: [question('q3')],
      missing: ['q8', 'q7'],
    });
  },
  async together({ loadAll }, { gives }) {
    await gives("what is started for ['q2', 'q3', 'q4'] before a load ends", async () => {
      const started: string[] = [];
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const all = loadAll(['q2', 'q3', 'q4'], async (id) => {
        started.push(id);
        await ended;
        return question(id);
      });
      await turns(20);
      const before = [...started];
      end();
      await all;
      return before;
    }, ['q2', 'q3', 'q4']);
  },
  async 'other-error'(solution, { throws, gives }) {
    const load = (ids: string[]) => () => solution.loadAll(ids, makeLoad(solution));
    const message = 'The disk is broken';
    await throws("loadAll(['q2', 'q9'], load), when q9 is broken", load(['q2', 'q9']), message);
    await throws("loadAll(['q7', 'q9'], load), without q7", load(['q7', 'q9']), message);
    const broken = new RangeError(message);
    const isPassedOn = async () => {
      try {
        await solution.loadAll(['q9'], () => Promise.reject(broken));
      } catch (error) {
        return error === broken;
      }
      return false;
    };
    await gives("loadAll(['q9'], load): is its error the one of load?", isPassedOn, true);
  },
  async nothing(solution, { gives }) {
    const load = () => solution.loadAll([], makeLoad(solution));
    await gives('loadAll([], load)', load, { found: [], missing: [] });
  },
};
