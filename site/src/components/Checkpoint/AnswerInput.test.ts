import { grade as gradeAnswer, type PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerInput } from './AnswerInput.tsx';
import { firstDraft } from './draft.ts';

const QUESTION = {
  kind: 'several',
  id: 'loops',
  prompt: 0,
  section: 'idea',
  sectionTitle: 'The idea',
  choices: [
    { text: 1, isRight: true, explanation: 4 },
    { text: 2, isRight: false, explanation: 5 },
    { text: 3, isRight: true, explanation: 6 },
  ],
} as const satisfies PlayerQuestion;

test('the names of several checked boxes say which of them are right, not colour alone', () => {
  const html = renderToStaticMarkup(
    createElement(AnswerInput, {
      question: QUESTION,
      texts: (place) => ({ children: `choice ${place}` }),
      draft: { ...firstDraft(QUESTION), chosen: [0, 1] },
      grade: gradeAnswer(QUESTION, { kind: 'choices', choices: [0, 1] }),
      onChange: () => {},
    }),
  );
  const names = [...html.matchAll(/<label.*?<\/label>/g)].map(([label]) =>
    label.replaceAll(/<[^>]+>/g, ' ').trim(),
  );
  expect(names).toEqual([
    expect.stringMatching(/^choice 1 +Right\.$/),
    expect.stringMatching(/^choice 2 +Not right yet\.$/),
    'choice 3',
  ]);
});
