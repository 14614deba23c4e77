import messages from '@generated/messages/default/checkpoint.json';
import {
  type Answer,
  type Grade,
  type PlayerQuestion,
  parseNumber,
} from '@vibe-docs/checkpoints/engine';
import type { Texts } from './texts';

/** What was entered so far. Each kind of question uses its own part. */
export interface Draft {
  /** Places of the chosen choices. */
  readonly chosen: readonly number[];
  readonly text: string;
  /** Places of the items in their present order. */
  readonly order: readonly number[];
}

export type OfKind<Kind extends PlayerQuestion['kind']> = Extract<
  PlayerQuestion,
  { readonly kind: Kind }
>;

export interface AnswerInputProps<Question = PlayerQuestion> {
  readonly question: Question;
  readonly texts: Texts;
  readonly draft: Draft;
  readonly grade: Grade | undefined;
  /** `said` is announced to screen readers. */
  readonly onChange: (draft: Draft, said?: string) => void;
}

type DraftReading =
  | { readonly kind: 'complete'; readonly answer: Answer }
  | { readonly kind: 'incomplete'; readonly message: string };

/** The state of a question before anything was entered. */
export function firstDraft(question: PlayerQuestion): Draft {
  return { chosen: [], text: '', order: question.kind === 'order' ? question.shown : [] };
}

/** Turns what was entered into an answer, or says what is missing. */
export function readDraft(question: PlayerQuestion, { chosen, text, order }: Draft): DraftReading {
  switch (question.kind) {
    case 'single':
    case 'output': {
      const choice = chosen[0];
      return choice === undefined
        ? { kind: 'incomplete', message: messages.chooseOne }
        : { kind: 'complete', answer: { kind: 'choice', choice } };
    }
    case 'several':
      return chosen.length === 0
        ? { kind: 'incomplete', message: messages.chooseSome }
        : { kind: 'complete', answer: { kind: 'choices', choices: chosen } };
    case 'number': {
      const value = parseNumber(text);
      return value === undefined
        ? { kind: 'incomplete', message: messages.writeNumber }
        : { kind: 'complete', answer: { kind: 'number', value } };
    }
    case 'order':
      return { kind: 'complete', answer: { kind: 'order', order } };
  }
}
