import type { Question } from './questions';

export type AttemptState =
  | { status: 'unanswered' }
  | { status: 'wrong'; choice: string; tries: number }
  | { status: 'right'; explanation: string; tries: number };

export type AttemptAction =
  | { type: 'answered'; question: Question; choice: string }
  | { type: 'cleared' };

export function attemptReducer(state: AttemptState, action: AttemptAction): AttemptState {
  switch (action.type) {
    case 'answered': {
      const { question, choice } = action;
      const tries = state.status === 'unanswered' ? 1 : state.tries + 1;
      return choice === question.answer
        ? { status: 'right', explanation: question.explanation, tries }
        : { status: 'wrong', choice, tries };
    }
    case 'cleared':
      return { status: 'unanswered' };
  }
}
