import type { Checks, PipelineTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

let count = 0;

function attempt(learnerId: string, questionId: string, choice: string | null, correct: boolean) {
  count += 1;
  return { _id: `a${count}`, learnerId, questionId, choice, correct };
}

const lesson = [
  attempt('l1', 'q1', 'POST', false),
  attempt('l1', 'q1', 'GET', true),
  attempt('l2', 'q1', 'GET', true),
  attempt('l1', 'q2', '200', false),
  attempt('l1', 'q2', '204', false),
  attempt('l1', 'q2', '201', true),
  attempt('l2', 'q2', '200', false),
  attempt('l2', 'q3', 'git commit', true),
  attempt('l1', 'q3', null, false),
];
const others = [
  attempt('l3', 'q7', 'a', false),
  attempt('l3', 'q7', 'b', false),
  attempt('l3', 'q7', 'c', false),
  attempt('l3', 'q7', 'd', true),
  attempt('l4', 'q7', 'd', true),
  attempt('l4', 'q8', 'b', false),
  attempt('l4', 'q8', 'c', false),
  attempt('l4', 'q8', 'a', true),
];

export const checks: Checks<typeof Solution, PipelineTools> = {
  async lesson({ pipeline }, { gives, run }) {
    await gives("this lesson's attempts", () => run(pipeline, 'attempts', { attempts: lesson }), [
      { _id: 'q2', learners: 2, average: 2 },
      { _id: 'q1', learners: 2, average: 1.5 },
      { _id: 'q3', learners: 1, average: 1 },
    ]);
  },
  async skipped({ pipeline }, { gives, run }) {
    const attempts = [attempt('l1', 'q1', null, false), attempt('l2', 'q1', 'GET', true)];
    await gives('q1: l1 skipped, l2 was right', () => run(pipeline, 'attempts', { attempts }), [
      { _id: 'q1', learners: 1, average: 1 },
    ]);
  },
  async other({ pipeline }, { gives, run }) {
    const input = 'q7: l3 four times, l4 once; q8: l4 three times';
    await gives(input, () => run(pipeline, 'attempts', { attempts: others }), [
      { _id: 'q8', learners: 1, average: 3 },
      { _id: 'q7', learners: 2, average: 2.5 },
    ]);
  },
  async ties({ pipeline }, { gives, run }) {
    const attempts = ['q5', 'q4', 'q6'].map((question) => attempt('l1', question, 'a', true));
    await gives('q5, q4 and q6: l1 once each', () => run(pipeline, 'attempts', { attempts }), [
      { _id: 'q4', learners: 1, average: 1 },
      { _id: 'q5', learners: 1, average: 1 },
      { _id: 'q6', learners: 1, average: 1 },
    ]);
  },
};
