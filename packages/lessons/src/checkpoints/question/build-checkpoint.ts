import type { Code, RootContent } from 'mdast';
import type { PlayerChoice, PlayerQuestion } from '../engine/grade.ts';
import { shuffleChoices, shuffleItems } from '../engine/shuffle.ts';
import { parseRichText, type RichText } from './parse-rich-text.ts';
import type { Question } from './question-schema.ts';

/** The data of a page's checkpoint. */
export interface Checkpoint {
  readonly questions: readonly PlayerQuestion[];
  /** The texts that questions refer to by index. */
  readonly texts: readonly CheckpointText[];
}

/** A rendered text: Markdown, or the plain output of a program. */
export type CheckpointText =
  | ({ readonly kind: 'markdown' } & RichText)
  | { readonly kind: 'output'; readonly value: string };

/**
 * Converts questions to the form for the browser. Choices and items are shuffled with the question's id
 * as the seed, so that their order is the same in every build.
 *
 * @param questions without findings
 * @param headings text by id, for "read again" links
 */
export function buildCheckpoint(
  questions: readonly Question[],
  headings: ReadonlyMap<string, string>,
): Checkpoint {
  const texts: CheckpointText[] = [];
  const add = (text: CheckpointText): number => texts.push(text) - 1;
  const addMarkdown = (text: string, form: 'block' | 'line' = 'block'): number =>
    add({ kind: 'markdown', ...parseRichText(text, form).richText });
  return {
    questions: questions.map((question) => toPlayer(question, headings, { add, addMarkdown })),
    texts,
  };
}

interface TextAdder {
  readonly add: (text: CheckpointText) => number;
  readonly addMarkdown: (text: string, form?: 'block' | 'line') => number;
}

function toPlayer(
  question: Question,
  headings: ReadonlyMap<string, string>,
  texts: TextAdder,
): PlayerQuestion {
  const { id, section } = question;
  const sectionTitle = headings.get(section) ?? section;
  const head = { id, section, sectionTitle, prompt: texts.add(promptText(question)) };
  switch (question.kind) {
    case 'single':
    case 'several':
    case 'output':
      return { ...head, kind: question.kind, choices: playerChoices(question, texts) };
    case 'number':
      return {
        ...head,
        kind: 'number',
        answer: question.answer,
        tolerance: question.tolerance ?? 0,
        ...(question.unit === undefined ? {} : { unit: question.unit }),
        explanation: texts.addMarkdown(question.explanation),
        mistakes: (question.mistakes ?? []).map(({ answer, explanation }) => ({
          answer,
          explanation: texts.addMarkdown(explanation),
        })),
      };
    case 'order':
      return {
        ...head,
        kind: 'order',
        items: question.items.map((item) => texts.addMarkdown(item, 'line')),
        shown: shuffleItems(question.items.length, question.id),
        explanation: texts.addMarkdown(question.explanation),
      };
  }
}

function playerChoices(
  question: Extract<Question, { readonly choices: unknown }>,
  { add, addMarkdown }: TextAdder,
): readonly PlayerChoice[] {
  return shuffleChoices(question.choices.length, question.id).flatMap((place) => {
    const choice = question.choices[place];
    if (choice === undefined) {
      return [];
    }
    const text =
      question.kind === 'output'
        ? add({ kind: 'output', value: choice.text })
        : addMarkdown(choice.text, 'line');
    return [
      { text, isRight: choice.correct === true, explanation: addMarkdown(choice.explanation) },
    ];
  });
}

/** The prompt, followed by the code of an `output` question as a block with `run`. */
function promptText(question: Question): CheckpointText {
  const { richText } = parseRichText(question.prompt, 'block');
  if (question.kind !== 'output') {
    return { kind: 'markdown', ...richText };
  }
  const { language, source } = question.code;
  const code: Code = { type: 'code', lang: language, meta: 'run', value: source.trimEnd() };
  const blocks: readonly RootContent[] = richText.isInline
    ? [{ type: 'paragraph', children: [...richText.nodes] }]
    : richText.nodes;
  return { kind: 'markdown', isInline: false, nodes: [...blocks, code] };
}
