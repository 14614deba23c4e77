/**
 * A question in the form sent to the browser: plain data, validated at build time. A text is a
 * number: its index in the array of rendered texts that comes with the questions.
 */
export type PlayerQuestion = QuestionHead &
  (ChoiceQuestion | SeveralQuestion | NumberQuestion | OrderQuestion);

interface QuestionHead {
  readonly id: string;
  readonly prompt: number;
  /** Id of the heading of the section that teaches it. */
  readonly section: string;
  /** Text of that heading. */
  readonly sectionTitle: string;
}

interface ChoiceQuestion {
  readonly kind: 'single' | 'output';
  readonly choices: readonly PlayerChoice[];
}

interface SeveralQuestion {
  readonly kind: 'several';
  readonly choices: readonly PlayerChoice[];
}

interface NumberQuestion {
  readonly kind: 'number';
  readonly answer: number;
  /** Largest distance from the answer that still counts as right. */
  readonly tolerance: number;
  readonly unit?: string;
  readonly explanation: number;
  readonly mistakes: readonly PlayerMistake[];
}

interface OrderQuestion {
  readonly kind: 'order';
  /** In the right order. */
  readonly items: readonly number[];
  /** Indexes into `items` in the initial display order; never the right order. */
  readonly shown: readonly number[];
  readonly explanation: number;
}

/** A choice, in display order. */
export interface PlayerChoice {
  readonly text: number;
  readonly isRight: boolean;
  readonly explanation: number;
}

/** A wrong number that has an explanation of its own. */
interface PlayerMistake {
  readonly answer: number;
  readonly explanation: number;
}
