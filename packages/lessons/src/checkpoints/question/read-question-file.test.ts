import { expect, test } from 'vitest';
import { readQuestionFile } from './read-question-file.ts';

const FILE = 'site/docs/a.questions.yaml';

test('an unchanged file is parsed once', () => {
  const reading = readQuestionFile(FILE, 'questions: [');
  expect(reading.diagnostics).toMatchObject([{ code: 'question/invalid-yaml', file: FILE }]);
  expect(readQuestionFile(FILE, 'questions: [')).toBe(reading);
});

test('a changed file, and another file with the same text, are parsed again', () => {
  const reading = readQuestionFile(FILE, 'questions: [');
  const changed = readQuestionFile(FILE, 'questions: [ [');
  expect(changed).not.toBe(reading);
  expect(
    readQuestionFile('site/docs/b.questions.yaml', 'questions: [ [').diagnostics,
  ).toMatchObject([{ file: 'site/docs/b.questions.yaml' }]);
});

test('a file that an editor on Windows has saved is read like any other', () => {
  const text = `- id: a
  kind: number
  outcome: Count.
  section: count
  prompt: |
    How many?

    \`\`\`ts
    let a;
    \`\`\`
  answer: 2
  explanation: >
    One and
    one.
`;
  const saved = readQuestionFile('site/docs/b.questions.yaml', text.replaceAll('\n', '\r\n'));
  const { questions, diagnostics } = readQuestionFile(FILE, text);
  expect(diagnostics).toEqual([]);
  expect(saved.questions).toEqual(questions);
});
