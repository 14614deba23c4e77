import type { Question } from './question-schema.ts';
import type { YamlPath } from './yaml-places.ts';

/** A Markdown text of a question, with its path below the question. */
interface QuestionText {
  readonly text: string;
  readonly path: YamlPath;
  /** `line` for choices and items, `block` where code and paragraphs are allowed. */
  readonly form: 'block' | 'line';
}

/** Lists the Markdown texts of a question. The choices of an `output` question are plain text. */
export function questionTexts(question: Question): readonly QuestionText[] {
  const prompt: QuestionText = { text: question.prompt, path: ['prompt'], form: 'block' };
  switch (question.kind) {
    case 'single':
    case 'several':
      return [prompt, ...choiceLabels(question), ...choiceExplanations(question)];
    case 'output':
      return [prompt, ...choiceExplanations(question)];
    case 'number':
      return [
        prompt,
        { text: question.explanation, path: ['explanation'], form: 'block' },
        ...(question.mistakes ?? []).map(
          ({ explanation }, place): QuestionText => ({
            text: explanation,
            path: ['mistakes', place, 'explanation'],
            form: 'block',
          }),
        ),
      ];
    case 'order':
      return [
        prompt,
        { text: question.explanation, path: ['explanation'], form: 'block' },
        ...question.items.map(
          (text, place): QuestionText => ({ text, path: ['items', place], form: 'line' }),
        ),
      ];
  }
}

type WithChoices = Extract<Question, { readonly choices: unknown }>;

function choiceLabels({ choices }: WithChoices): readonly QuestionText[] {
  return choices.map(({ text }, place) => ({
    text,
    path: ['choices', place, 'text'],
    form: 'line',
  }));
}

function choiceExplanations({ choices }: WithChoices): readonly QuestionText[] {
  return choices.map(({ explanation }, place) => ({
    text: explanation,
    path: ['choices', place, 'explanation'],
    form: 'block',
  }));
}
