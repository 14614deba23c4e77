import type { Checks, PipelineTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** Attempts of a learner: `right` of them right, the others wrong. */
function attemptsOf(learnerId: string, right: number, wrong: number) {
  return Array.from({ length: right + wrong }, (_, place) => ({
    _id: `${learnerId} ${place + 1}`,
    learnerId,
    questionId: `q${place + 1}`,
    correct: place < right,
  }));
}

export const checks: Checks<typeof Solution, PipelineTools> = {
  async half({ pipeline }, { gives, run }) {
    const progress = [{ _id: 'l4', right: 2 }];
    const attempts = attemptsOf('l4', 3, 0);
    await gives(
      'l4: 2 points, 3 right attempts',
      () => run(pipeline, 'progress', { progress, attempts }),
      [{ _id: 'l4', right: 2, counted: 3 }],
    );
  },
  async consistent({ pipeline }, { gives, run }) {
    const progress = [
      { _id: 'l1', right: 1 },
      { _id: 'l2', right: 0 },
      { _id: 'l3', right: 0 },
    ];
    const attempts = [...attemptsOf('l1', 1, 0), ...attemptsOf('l2', 0, 2)];
    await gives(
      'l1: 1 point, 1 right attempt; l2: no point, 2 wrong attempts; l3: nothing',
      () => run(pipeline, 'progress', { progress, attempts }),
      [],
    );
  },
  async empty({ pipeline }, { gives, run }) {
    const progress = [{ _id: 'l5', right: 4 }];
    await gives(
      'l5: 4 points, no attempts',
      () => run(pipeline, 'progress', { progress, attempts: attemptsOf('l6', 4, 0) }),
      [{ _id: 'l5', right: 4, counted: 0 }],
    );
  },
  async order({ pipeline }, { gives, run }) {
    const progress = [
      { _id: 'l9', right: 0 },
      { _id: 'l7', right: 3 },
      { _id: 'l8', right: 0 },
    ];
    const attempts = ['l8', 'l7', 'l9'].flatMap((learner) => attemptsOf(learner, 1, 0));
    await gives(
      '1 right attempt each; l9: no point, l7: 3 points, l8: no point',
      () => run(pipeline, 'progress', { progress, attempts }),
      [
        { _id: 'l7', right: 3, counted: 1 },
        { _id: 'l8', right: 0, counted: 1 },
        { _id: 'l9', right: 0, counted: 1 },
      ],
    );
  },
};
