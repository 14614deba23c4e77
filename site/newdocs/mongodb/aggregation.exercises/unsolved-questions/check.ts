import type { Checks, PipelineTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

function question(_id: string, text: string) {
  return { _id, text, choices: ['a', 'b'], answer: 'a' };
}

const questions = [
  question('q1', 'Which method reads?'),
  question('q2', 'Which status means created?'),
  question('q3', 'Which command commits?'),
  question('q4', 'Which branch is yours?'),
];

/** Attempts of one learner at a question: the choices in order, `a` is right. */
function tries(learnerId: string, questionId: string, ...choices: (string | null)[]) {
  return choices.map((choice, place) => ({
    _id: `${learnerId} ${questionId} ${place + 1}`,
    learnerId,
    questionId,
    choice,
    correct: choice === 'a',
  }));
}

export const checks: Checks<typeof Solution, PipelineTools> = {
  async unsolved({ pipeline }, { gives, run }) {
    const attempts = [
      ...tries('l1', 'q1', 'b', 'a'),
      ...tries('l2', 'q1', 'b'),
      ...tries('l1', 'q2', 'b', null, 'b'),
      ...tries('l2', 'q3', 'a'),
      ...tries('l2', 'q4', 'b'),
    ];
    const report = () => run(pipeline, 'questions', { questions, attempts });
    const ids = () => report().map(({ _id, tries: count }) => `${_id}: ${count}`);
    const input =
      'q1: wrong, right; another learner wrong. q2: wrong, skipped, wrong. q3: right. q4: wrong';
    await gives(`${input}: ids and tries`, ids, ['q2: 3', 'q4: 1']);
  },
  async untouched({ pipeline }, { gives, run }) {
    const collections = { questions: questions.slice(0, 2), attempts: tries('l1', 'q1', 'a') };
    const report = () => run(pipeline, 'questions', collections);
    await gives('q1 is solved, q2 has no attempts', report, [
      { _id: 'q2', text: 'Which status means created?', tries: 0 },
    ]);
  },
  async fields({ pipeline }, { gives, run }) {
    const collections = { questions: questions.slice(3), attempts: tries('l3', 'q4', 'b', 'b') };
    const names = () =>
      run(pipeline, 'questions', collections).map((found) => Object.keys(found).sort());
    await gives('q4: wrong, wrong: names of the fields', names, [['_id', 'text', 'tries']]);
  },
  async order({ pipeline }, { gives, run }) {
    const attempts = [
      ...tries('l1', 'q4', 'b'),
      ...tries('l1', 'q2', 'b', 'b'),
      ...tries('l2', 'q1', 'b'),
    ];
    const collections = { questions: questions.toReversed(), attempts };
    const ids = () => run(pipeline, 'questions', collections).map(({ _id }) => _id);
    await gives('wrong attempts: 1 at q1, 2 at q2, 1 at q4: ids', ids, ['q2', 'q1', 'q4', 'q3']);
  },
};
