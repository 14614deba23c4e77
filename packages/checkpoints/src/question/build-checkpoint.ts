import type { Code, RootContent } from 'mdast';
import type { PlayerChoice, PlayerQuestion } from '../engine/player-question.ts';
import { shuffleChoices, shuffleItems } from '../engine/shuffle.ts';
import { parseRichText, type RichText } from './parse-rich-text.ts';
import type { Question } from './question-schema.ts';

/** What a page holds for its checkpoint. */
export interface Checkpoint {
  readonly questions: readonly PlayerQuestion[];
  /** The texts that the questions name by their place in this list. */
  readonly texts: readonly CheckpointText[];
}

/** A rendered text: Markdown, or the plain output of a program. */
export type CheckpointText =
  | ({ readonly kind: 'markdown' } & RichText)
  | { readonly kind: 'output'; readonly value: string };

/**
 * Turns questions into what the browser needs. Choices and items are put into the order in which
 * readers see them: the same on every build, because the id of the question is the seed.
 *
 * @param questions checked
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
    questions: questions.map((question) => ({
      id: question.id,
      section: question.section,
      sectionTitle: headings.get(question.section) ?? question.section,
      prompt: add(promptText(question)),
      ...playerPart(question, { add, addMarkdown }),
    })),
    texts,
  };
}

interface TextAdder {
  readonly add: (text: CheckpointText) => number;
  readonly addMarkdown: (text: string, form?: 'block' | 'line') => number;
}

/** The part of a player's question that its kind decides. */
type PlayerPart<Kind = PlayerQuestion> = Kind extends unknown
  ? Omit<Kind, 'id' | 'section' | 'sectionTitle' | 'prompt'>
  : never;

function playerPart(question: Question, texts: TextAdder): PlayerPart {
  switch (question.kind) {
    case 'single':
    case 'several':
    case 'output':
      return { kind: question.kind, choices: playerChoices(question, texts) };
    case 'number':
      return {
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

/** The prompt; the code of an `output` question stands below it, as a block that is run. */
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
