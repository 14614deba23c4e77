import { expect, test } from 'vitest';
import { grade } from '../engine/grade.ts';
import { buildCheckpoint } from './build-checkpoint.ts';
import { readQuestionFile } from './read-question-file.ts';

const { questions } = readQuestionFile(
  'newdocs/express/a.questions.yaml',
  `
- id: express-a-output
  kind: output
  outcome: Read a loop.
  section: idea
  prompt: What does it print?
  code:
    language: ts
    source: |
      console.log(1);
      console.log(2);
  choices:
    - text: |
        1
        2
      correct: true
      explanation: Line by line.
    - text: "3"
      explanation: Nothing is added.
- id: express-a-order
  kind: order
  outcome: Start a server.
  section: idea
  prompt: Put them in order.
  items: [one, two, three]
  explanation: One comes first.
`,
);
const checkpoint = buildCheckpoint(questions, new Map([['idea', 'The idea']]));

test('the code of an output question follows its prompt', () => {
  const prompt = checkpoint.texts[checkpoint.questions[0]?.prompt ?? -1];
  expect(prompt).toMatchObject({
    kind: 'markdown',
    isInline: false,
    nodes: [
      { type: 'paragraph' },
      { type: 'code', lang: 'ts', value: 'console.log(1);\nconsole.log(2);' },
    ],
  });
});

test('the choices of an output question are plain text, without a trailing newline', () => {
  expect(checkpoint.texts).toContainEqual({ kind: 'output', value: '1\n2' });
});

test('shuffled choices keep their answer and explanation', () => {
  const question = checkpoint.questions[0];
  const place =
    question?.kind === 'output' ? question.choices.findIndex(({ isRight }) => isRight) : -1;
  const { explanations } = question
    ? grade(question, { kind: 'choice', choice: place })
    : { explanations: [] };
  expect(checkpoint.texts[explanations[0] ?? -1]).toMatchObject({
    nodes: [{ type: 'text', value: 'Line by line.' }],
  });
});

test('a question includes the heading of the section that teaches it', () => {
  expect(checkpoint.questions[1]).toMatchObject({ section: 'idea', sectionTitle: 'The idea' });
});
