import type { Checks, PipelineTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

const questions = [
  { _id: 'q4', lessonId: 'methods', wrong: 7 },
  { _id: 'q2', lessonId: 'methods', wrong: 7 },
  { _id: 'q6', lessonId: 'commits', wrong: 8 },
  { _id: 'q1', lessonId: 'methods', wrong: 3 },
  { _id: 'q5', lessonId: 'methods', wrong: 7 },
  { _id: 'q3', lessonId: 'methods', wrong: 9 },
  { _id: 'q7', lessonId: 'commits', wrong: 1 },
];

type Place = Parameters<typeof Solution.pageAfter>[2];

export const checks: Checks<typeof Solution, PipelineTools> = {
  async first({ pageAfter }, { gives, run }) {
    const ids = (size: number) =>
      run(pageAfter('methods', size), 'questions', { questions }).map(({ _id }) => _id);
    await gives("pageAfter('methods', 2): ids", () => ids(2), ['q3', 'q2']);
    await gives("pageAfter('methods', 4): ids", () => ids(4), ['q3', 'q2', 'q4', 'q5']);
  },
  async next({ pageAfter }, { gives, run }) {
    const ids = (size: number, place: Place) =>
      run(pageAfter('methods', size, place), 'questions', { questions }).map(({ _id }) => _id);
    await gives(
      "pageAfter('methods', 2, { _id: 'q3', wrong: 9 }): ids",
      () => ids(2, { _id: 'q3', wrong: 9 }),
      ['q2', 'q4'],
    );
    await gives(
      "pageAfter('methods', 9, { _id: 'q9', wrong: 5 }), a place that is deleted: ids",
      () => ids(9, { _id: 'q9', wrong: 5 }),
      ['q1'],
    );
  },
  async ties({ pageAfter }, { gives, run }) {
    const after = (place: Place) =>
      run(pageAfter('methods', 3, place), 'questions', { questions }).map(({ _id }) => _id);
    await gives(
      "pageAfter('methods', 3, { _id: 'q5', wrong: 7 }): ids",
      () => after({ _id: 'q5', wrong: 7 }),
      ['q1'],
    );
    const read: unknown[] = [];
    let place: Place;
    for (let page = 0; page < questions.length; page += 1) {
      const found = run(pageAfter('methods', 1, place), 'questions', { questions });
      read.push(...found.map(({ _id }) => _id));
      const last = found.at(-1);
      if (last === undefined) break;
      place = { _id: String(last._id), wrong: Number(last.wrong) };
    }
    await gives('all pages of size 1, one after the other: ids', () => read, [
      'q3',
      'q2',
      'q4',
      'q5',
      'q1',
    ]);
  },
  async lesson({ pageAfter }, { gives, run }) {
    const ids = () =>
      run(pageAfter('commits', 5, { _id: 'q6', wrong: 8 }), 'questions', { questions }).map(
        ({ _id }) => _id,
      );
    await gives("pageAfter('commits', 5, { _id: 'q6', wrong: 8 }): ids", ids, ['q7']);
  },
  async keys({ index }, { gives }) {
    const [first, ...others] = Object.keys(index);
    await gives(
      'does the index begin with the field that is compared with =?',
      () => first === 'lessonId',
      true,
    );
    await gives(
      'do the fields of the sort follow, in its order, and no others?',
      () => others.join() === 'wrong,_id',
      true,
    );
    await gives(
      'do wrong and _id have opposite directions in the index?',
      () => index.wrong === -(index._id ?? 0),
      true,
    );
  },
};
