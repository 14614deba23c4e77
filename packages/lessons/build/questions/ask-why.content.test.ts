import { expect, test } from 'vitest';
import { readQuestionFile } from '../../src/checkpoints/index.ts';
import { readQuestionSources } from './question-checks.ts';

/** A fence of a prompt that shows what a program printed, or its error. */
const SHOWN_OUTPUT = /^ *```text [^\n]*\b(?:output|error)\b/m;

test('of the questions about an output, a third ask for its reason', () => {
  const questions = readQuestionSources().flatMap(
    ({ file, text }) => readQuestionFile(file, text).questions,
  );
  const output = questions.filter(({ kind }) => kind === 'output');
  const reason = questions.filter(
    ({ kind, prompt }) => kind !== 'output' && SHOWN_OUTPUT.test(prompt),
  );
  expect(output.length).toBeGreaterThan(20);
  expect(reason.length / (output.length + reason.length)).toBeGreaterThan(1 / 3);
});
