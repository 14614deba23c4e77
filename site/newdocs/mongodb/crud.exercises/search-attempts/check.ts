import type { Checks, PipelineTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

const attempts = [
  attempt('a1', 'l1', 'q1', 'POST', false, '09:01'),
  attempt('a2', 'l2', 'q1', 'DELETE', false, '09:02'),
  attempt('a3', 'l1', 'q3', 'git add', false, '09:05'),
  attempt('a4', 'l1', 'q1', 'GET', true, '09:03'),
  attempt('a5', 'l1', 'q2', '200', false, '09:04'),
  attempt('a6', 'l2', 'q2', '204', false, '09:06'),
];

function attempt(
  ...[_id, learnerId, questionId, choice, correct, time]: [
    string,
    string,
    string,
    string,
    boolean,
    string,
  ]
) {
  return { _id, learnerId, questionId, choice, correct, at: moment(time) };
}

function moment(time: string) {
  return new Date(`2026-01-05T${time}:00Z`);
}

/** What `latest` returns; readers may have left something out. */
interface Search {
  readonly filter?: object;
  readonly sort?: object;
  readonly limit?: number;
  readonly projection?: object;
}

/** What the driver does with a search, as stages. */
function stagesOf({ filter = {}, ...options }: Search): object[] {
  const { sort, limit, projection } = options;
  return [
    { $match: filter },
    ...(sort === undefined ? [] : [{ $sort: sort }]),
    ...(limit === undefined ? [] : [{ $limit: limit }]),
    ...(projection === undefined ? [] : [{ $project: projection }]),
  ];
}

export const checks: Checks<typeof Solution, PipelineTools> = {
  async newest({ latest }, { gives, run }) {
    const choices = (learnerId: string) =>
      run(stagesOf(latest(learnerId, 10)), 'attempts', { attempts }).map(({ choice }) => choice);
    await gives("latest('l1', 10): choices", () => choices('l1'), [
      'git add',
      '200',
      'GET',
      'POST',
    ]);
    await gives("latest('l2', 10): choices", () => choices('l2'), ['204', 'DELETE']);
  },
  async limited({ latest }, { gives, run }) {
    const count = (limit: number) =>
      run(stagesOf(latest('l1', limit)), 'attempts', { attempts }).length;
    await gives("latest('l1', 3): number of attempts", () => count(3), 3);
    await gives("latest('l1', 2): number of attempts", () => count(2), 2);
  },
  async fields({ latest }, { gives, run }) {
    const names = () =>
      run(stagesOf(latest('l2', 1)), 'attempts', { attempts }).map((found) =>
        Object.keys(found).sort(),
      );
    await gives("latest('l2', 1): names of the fields", names, [
      ['choice', 'correct', 'questionId'],
    ]);
  },
  async wrong({ wrongSince }, { gives, run }) {
    const ids = (questionIds: string[]) => {
      const stages = [{ $match: wrongSince(questionIds, moment('08:00')) }, { $sort: { _id: 1 } }];
      return run(stages, 'attempts', { attempts }).map(({ _id }) => _id);
    };
    await gives("wrongSince(['q1', 'q3'], 08:00): ids", () => ids(['q1', 'q3']), [
      'a1',
      'a2',
      'a3',
    ]);
    await gives("wrongSince(['q2'], 08:00): ids", () => ids(['q2']), ['a5', 'a6']);
  },
  async since({ wrongSince }, { gives, run }) {
    const ids = (time: string) => {
      const filter = wrongSince(['q1', 'q2', 'q3'], moment(time));
      const found = run([{ $match: filter }, { $sort: { _id: 1 } }], 'attempts', { attempts });
      return found.map(({ _id }) => _id);
    };
    await gives("wrongSince(['q1', 'q2', 'q3'], 09:03): ids", () => ids('09:03'), [
      'a3',
      'a5',
      'a6',
    ]);
    await gives("wrongSince(['q1', 'q2', 'q3'], 09:05): ids", () => ids('09:05'), ['a3', 'a6']);
  },
};
