import messages from '@generated/messages/default/checkpoint.json';
import { type Answer, type PlayerQuestion, parseNumber } from '@vibe-docs/checkpoints/engine';
import type { Draft } from './answer-draft';

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
