import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** What comes out, as it would be sent: a property without a value is none. Messages of errors differ by browser. */
function outcomeOf(read: () => unknown): unknown {
  try {
    const value = read();
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  } catch (error) {
    return error instanceof SyntaxError || error instanceof TypeError
      ? `an error: ${error.name}`
      : Promise.reject(error);
  }
}

export const checks: Checks<typeof Solution> = {
  async attempt({ readAttempt }, { gives }) {
    for (const attempt of [
      { questionId: 'q2', correct: true },
      { questionId: 'q3', correct: false },
    ]) {
      const json = JSON.stringify(attempt);
      await gives(`readAttempt('${json}')`, () => outcomeOf(() => readAttempt(json)), attempt);
    }
  },
  async note({ readAttempt }, { gives }) {
    const guess = { questionId: 'q2', correct: true, note: 'A guess' };
    const read = (json: string) => () => outcomeOf(() => readAttempt(json));
    const json = JSON.stringify(guess);
    await gives(`readAttempt('${json}')`, read(json), guess);
    for (const note of [7, 0]) {
      const wrong = `{ "questionId": "q2", "correct": true, "note": ${note} }`;
      await gives(`readAttempt('${wrong}')`, read(wrong), undefined);
    }
  },
  async 'wrong-type'({ readAttempt }, { gives }) {
    for (const json of [
      '{ "questionId": "q2", "correct": "false" }',
      '{ "questionId": 2, "correct": true }',
      '{ "questionId": "q2", "correct": null }',
    ]) {
      await gives(`readAttempt('${json}')`, () => outcomeOf(() => readAttempt(json)), undefined);
    }
  },
  async missing({ readAttempt }, { gives }) {
    for (const json of ['{ "questionId": "q2" }', '{ "correct": true }', '{}']) {
      await gives(`readAttempt('${json}')`, () => outcomeOf(() => readAttempt(json)), undefined);
    }
  },
  async 'no-object'({ readAttempt }, { gives }) {
    for (const json of ['null', '7', '"q2"', '[true]']) {
      await gives(`readAttempt('${json}')`, () => outcomeOf(() => readAttempt(json)), undefined);
    }
  },
  async 'no-json'({ readAttempt }, { gives }) {
    for (const json of ['not JSON', '']) {
      await gives(`readAttempt('${json}')`, () => outcomeOf(() => readAttempt(json)), undefined);
    }
  },
};
