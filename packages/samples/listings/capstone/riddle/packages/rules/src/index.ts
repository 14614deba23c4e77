import { z } from 'zod';

/** What a learner sees of a question. The answer stays on the server. */
export interface AskedQuestion {
  id: string;
  text: string;
  choices: string[];
}

/** A question with what only the server knows. */
export interface Question extends AskedQuestion {
  answer: string;
  explanation: string;
}

/** Where a learner is: the next question, or none when all are solved. */
export interface Step {
  solved: number;
  total: number;
  question: AskedQuestion | null;
}

/** The body of `POST /api/attempts`. */
export const attemptBody = z.object({
  questionId: z.string().min(1),
  choice: z.string().min(1),
});

export type AttemptBody = z.infer<typeof attemptBody>;

/** The reply to an attempt. The explanation comes with a right answer only. */
export interface Verdict {
  correct: boolean;
  explanation?: string;
}

/** The first question that is not solved: learners go on only after a right answer. */
export function nextQuestion(
  questions: readonly Question[],
  solved: ReadonlySet<string>,
): Question | undefined {
  return questions.find(({ id }) => !solved.has(id));
}

/** Leaves out what a learner must not see. */
export function askedQuestion({ id, text, choices }: Question): AskedQuestion {
  return { id, text, choices };
}

export function judge({ answer, explanation }: Question, choice: string): Verdict {
  return choice === answer ? { correct: true, explanation } : { correct: false };
}
