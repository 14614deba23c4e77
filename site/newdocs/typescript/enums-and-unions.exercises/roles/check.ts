import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

export const checks: Checks<typeof Solution> = {
  async known({ readRole }, { gives }) {
    for (const role of ['learner', 'grader', 'author']) {
      await gives(`readRole('${role}')`, () => readRole(role), role);
    }
  },
  async 'other-text'({ readRole }, { gives }) {
    for (const text of ['AUTHOR', 'auth', '', 'author ']) {
      await gives(`readRole('${text}')`, () => readRole(text), undefined);
    }
  },
  async inherited({ readRole }, { gives }) {
    for (const name of ['toString', 'constructor']) {
      await gives(`readRole('${name}')`, () => readRole(name), undefined);
    }
  },
  async 'no-text'({ readRole }, { gives }) {
    await gives('readRole(1)', () => readRole(1), undefined);
    await gives('readRole(null)', () => readRole(null), undefined);
    await gives("readRole(['author'])", () => readRole(['author']), undefined);
  },
  async menu({ menu }, { gives }) {
    await gives("menu('grader')", () => menu('grader'), [
      'learner: answers questions',
      'author: writes questions',
      'grader: reads open answers (chosen)',
    ]);
    await gives("menu('learner')", () => menu('learner'), [
      'learner: answers questions (chosen)',
      'author: writes questions',
      'grader: reads open answers',
    ]);
  },
  async 'nothing-chosen'({ menu }, { gives }) {
    await gives('menu(undefined)', () => menu(undefined), [
      'learner: answers questions',
      'author: writes questions',
      'grader: reads open answers',
    ]);
  },
};
