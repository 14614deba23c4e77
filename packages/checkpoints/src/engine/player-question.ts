/**
 * A question as the browser gets it: plain data, checked when the site was built. A text is a
 * number: its place, from 0, in the list of rendered texts that comes with the questions.
 */
export type PlayerQuestion = QuestionHead &
  (ChoiceQuestion | SeveralQuestion | NumberQuestion | OrderQuestion);

interface QuestionHead {
  readonly id: string;
  readonly prompt: number;
  /** Id of the heading whose part of the page teaches it. */
  readonly section: string;
  /** That heading's text. */
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
  /** Places in `items`, in the order in which they are first shown; never the right one. */
  readonly shown: readonly number[];
  readonly explanation: number;
}

/** A choice, in the order in which it is shown. */
export interface PlayerChoice {
  readonly text: number;
  readonly isRight: boolean;
  readonly explanation: number;
}

/** A wrong number that has an explanation of its own. */
export interface PlayerMistake {
  readonly answer: number;
  readonly explanation: number;
}
