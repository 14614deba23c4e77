import { expect, test } from 'vitest';
import { listQuestionCode } from './list-question-code.ts';
import { readQuestionFile } from './read-question-file.ts';

test('lists programs and fences with the line on which their code begins', () => {
  const text = `- id: express-a-fence
  kind: single
  outcome: Read a type.
  section: idea
  prompt: |
    What is wrong?

    \`\`\`ts errors="2322"
    const a: string = 1;
    \`\`\`
  choices:
    - text: The type
      correct: true
      explanation: 1 is a number.
    - text: The name
      explanation: Any name will do.
- id: express-a-output
  kind: output
  outcome: Read a loop.
  section: idea
  prompt: What does it print?
  code:
    language: js
    source: |
      console.log(2);
  choices:
    - text: "2"
      correct: true
      explanation: As written.
    - text: "3"
      explanation: Nothing is added.
`;
  const file = 'site/newdocs/express/a.questions.yaml';
  expect(listQuestionCode(readQuestionFile(file, text))).toEqual([
    {
      kind: 'fence',
      file,
      line: 9,
      questionId: 'express-a-fence',
      language: 'ts',
      meta: 'errors="2322"',
      code: 'const a: string = 1;',
    },
    {
      kind: 'output',
      file,
      line: 25,
      questionId: 'express-a-output',
      language: 'js',
      code: 'console.log(2);\n',
      expectedOutput: '2',
      expectedLine: 27,
    },
  ]);
});
