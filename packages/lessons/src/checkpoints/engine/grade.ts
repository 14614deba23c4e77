/** A reader's answer. Choices and items are indexes into the question's arrays. */
export type Answer =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'choices'; readonly choices: readonly number[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'order'; readonly order: readonly number[] };

/** A hint after a wrong answer that does not give the right one away. */
export type GradeHint =
  | { readonly kind: 'missing'; readonly count: number }
  | { readonly kind: 'in-place'; readonly count: number; readonly of: number };

/** Result of grading an answer. */
export interface Grade {
  readonly isRight: boolean;
  /** Texts to show: the explanations of the chosen choices. */
  readonly explanations: readonly number[];
  readonly hint: GradeHint | undefined;
}

const NOTHING: Grade = { isRight: false, explanations: [], hint: undefined };

/**
 * Grades an answer.
 *
 * Never throws: an answer of another kind, or one with an invalid index, is wrong and has no
 * explanation.
 */
export function grade(question: PlayerQuestion, answer: Answer): Grade {
  switch (question.kind) {
    case 'single':
    case 'output':
      return answer.kind === 'choice' ? gradeChoice(question.choices, answer.choice) : NOTHING;
    case 'several':
      return answer.kind === 'choices' ? gradeSeveral(question.choices, answer.choices) : NOTHING;
    case 'number':
      return answer.kind === 'number' ? gradeNumber(question, answer.value) : NOTHING;
    case 'order':
      return answer.kind === 'order' ? gradeOrder(question, answer.order) : NOTHING;
  }
}

function gradeChoice(choices: readonly PlayerChoice[], place: number): Grade {
  const choice = choices[place];
  return choice === undefined
    ? NOTHING
    : { isRight: choice.isRight, explanations: [choice.explanation], hint: undefined };
}

/** Right: all chosen are explained. Wrong: the wrongly chosen are explained, and the missing are counted. */
function gradeSeveral(choices: readonly PlayerChoice[], places: readonly number[]): Grade {
  const chosen = choices.filter((_, place) => places.includes(place));
  const wrong = chosen.filter(({ isRight }) => !isRight);
  const missing = choices.filter(({ isRight }) => isRight).length - (chosen.length - wrong.length);
  const isRight = wrong.length === 0 && missing === 0 && places.every((place) => place in choices);
  return {
    isRight,
    explanations: (isRight ? chosen : wrong).map(({ explanation }) => explanation),
    hint: missing > 0 ? { kind: 'missing', count: missing } : undefined,
  };
}

function gradeNumber(question: Extract<PlayerQuestion, { kind: 'number' }>, value: number): Grade {
  const isNear = (wanted: number) => Math.abs(value - wanted) <= question.tolerance;
  if (isNear(question.answer)) {
    return { isRight: true, explanations: [question.explanation], hint: undefined };
  }
  const mistake = question.mistakes.find(({ answer }) => isNear(answer));
  return mistake === undefined ? NOTHING : { ...NOTHING, explanations: [mistake.explanation] };
}

function gradeOrder(
  { items, explanation }: Extract<PlayerQuestion, { kind: 'order' }>,
  order: readonly number[],
): Grade {
  const count = items.filter((_, place) => order[place] === place).length;
  const isRight = count === items.length && order.length === items.length;
  return isRight
    ? { isRight, explanations: [explanation], hint: undefined }
    : { ...NOTHING, hint: { kind: 'in-place', count, of: items.length } };
}

/**
 * A question in the form sent to the browser: plain data, validated at build time. A text is a
 * number: its index in the array of rendered texts that comes with the questions.
 */
export type PlayerQuestion = QuestionHead & (ChoiceQuestion | NumberQuestion | OrderQuestion);

interface QuestionHead {
  readonly id: string;
  readonly prompt: number;
  /** Id of the heading of the section that teaches it. */
  readonly section: string;
  /** Text of that heading. */
  readonly sectionTitle: string;
}

interface ChoiceQuestion {
  readonly kind: 'single' | 'several' | 'output';
  readonly choices: readonly PlayerChoice[];
}

interface NumberQuestion {
  readonly kind: 'number';
  readonly answer: number;
  /** Largest distance from the answer that still counts as right. */
  readonly tolerance: number;
  readonly unit?: string;
  readonly explanation: number;
  /** Wrong numbers that have an explanation of their own. */
  readonly mistakes: readonly { readonly answer: number; readonly explanation: number }[];
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

/**
 * Parses a number as people type it: `1.5`, `1,5`, `−3`, spaces around it.
 *
 * @returns `undefined` for anything else, also for an ambiguous `1,000.5`
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace('\u2212', '-').replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
