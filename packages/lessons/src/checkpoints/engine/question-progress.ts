/** A day of the reader's calendar: `2026-11-23`. The time of day is not stored. */
export type Day = string;

/** `right` is final, whatever is answered later. */
export type QuestionState = 'right' | 'wrong' | 'skipped';

/** What is known about one question. Optional fields are missing where what is stored is malformed. */
export interface QuestionProgress {
  readonly state: QuestionState;
  /** Number of answers: an integer from 0 to 9999. A skip does not count. */
  readonly attempts: number;
  /** Number of wrong answers, in the same range. */
  readonly misses?: number;
  /** Day of the last answer or skip. A right answer before the question is due does not change it. */
  readonly answered?: Day;
  /**
   * Present from the first miss on: the number of right answers in a row since the last miss, each on a
   * day when the question was due. The review has ended when there is one for each of `REVIEW_INTERVALS`.
   */
  readonly streak?: number;
}

/**
 * Days after which a missed question is due: after the miss, and after the first and the second right answer. The
 * third right answer ends the review.
 *
 * Fixed, because a meta-analysis found no significant difference between growing and equal intervals (Latimier, Peyre
 * and Ramus 2021, https://doi.org/10.1007/s10648-020-09572-8). A week, for what is to be remembered for one to two
 * months: the best gap falls from 20 to 40 % of a test delay of one week to 5 to 10 % of one of a year (Cepeda et al.
 * 2008, https://doi.org/10.1111/j.1467-9280.2008.02209.x).
 */
export const REVIEW_INTERVALS = [1, 7, 7] as const;

const DAY_MS = 86_400_000;
const MAX_COUNT = 9999;

/** The day of a moment in the reader's time zone. */
export function dayOf(moment: Date): Day {
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 10);
}

/**
 * Returns whether a missed question is to be asked again.
 *
 * A day that is further in the future than the interval comes from a wrong clock: the question is due, and the next
 * answer corrects the day. A missed question without a day is due too.
 */
export function isDue(question: QuestionProgress, today: Day): boolean {
  const { answered, streak } = question;
  const interval = streak === undefined ? undefined : REVIEW_INTERVALS[streak];
  if (interval === undefined || answered === undefined) {
    return interval !== undefined;
  }
  return Math.abs(Date.parse(today) - Date.parse(answered)) >= interval * DAY_MS;
}

/** Adds an answer to what is known about a question. */
export function addAnswer(
  before: QuestionProgress | undefined,
  isRight: boolean,
  today: Day,
): QuestionProgress {
  return {
    ...before,
    state: isRight || before?.state === 'right' ? 'right' : 'wrong',
    attempts: Math.min((before?.attempts ?? 0) + 1, MAX_COUNT),
    misses: Math.min((before?.misses ?? 0) + (isRight ? 0 : 1), MAX_COUNT),
    ...(isRight ? afterRight(before, today) : { answered: today, streak: 0 }),
  };
}

function afterRight(before: QuestionProgress | undefined, today: Day): Partial<QuestionProgress> {
  if (before?.streak === undefined) {
    return { answered: today };
  }
  return isDue(before, today) ? { answered: today, streak: before.streak + 1 } : {};
}

/** Adds a skip: the question returns like a missed one. A right one that is not due stays as it is. */
export function addSkip(before: QuestionProgress | undefined, today: Day): QuestionProgress {
  if (before?.state === 'right' && !isDue(before, today)) {
    return before;
  }
  const state = before?.state === 'right' ? 'right' : 'skipped';
  return { attempts: 0, ...before, state, answered: today, streak: 0 };
}

const RANK = { wrong: 0, skipped: 1, right: 2 } as const satisfies Record<QuestionState, number>;

/**
 * Merges what two tabs or files know about a question: the better state, the larger counts, the review of
 * the later day, and of two on the same day the one with more to do. The order of merges does not matter.
 */
export function mergeQuestion(
  a: QuestionProgress | undefined,
  b: QuestionProgress,
): QuestionProgress {
  if (a === undefined) {
    return b;
  }
  const misses = Math.max(a.misses ?? 0, b.misses ?? 0);
  const { answered, streak } = reviewOrder(a, b) >= 0 ? a : b;
  return {
    state: RANK[a.state] >= RANK[b.state] ? a.state : b.state,
    attempts: Math.max(a.attempts, b.attempts),
    ...('misses' in a || 'misses' in b ? { misses } : {}),
    ...(answered === undefined ? {} : { answered }),
    ...(streak === undefined ? {} : { streak }),
  };
}

/** Positive when the review of `a` is the one to keep, negative when it is that of `b`. */
function reviewOrder(a: QuestionProgress, b: QuestionProgress): number {
  const [dayA, dayB] = [a.answered ?? '', b.answered ?? ''];
  if (dayA !== dayB) {
    return dayA > dayB ? 1 : -1;
  }
  return (b.streak ?? MAX_COUNT) - (a.streak ?? MAX_COUNT);
}

/**
 * Reads a stored question.
 *
 * @returns `undefined` for a value without a valid state; other malformed fields are left out. A question that is not
 *   right has a streak, so that it is due
 */
export function readQuestionProgress(value: unknown): QuestionProgress | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const fields: { readonly [Field in keyof QuestionProgress]?: unknown } = value;
  const { state, attempts, misses, answered, streak } = fields;
  if (state !== 'right' && state !== 'wrong' && state !== 'skipped') {
    return undefined;
  }
  const hasStreak = isCount(streak) && streak <= REVIEW_INTERVALS.length;
  return {
    state,
    attempts: isCount(attempts) ? Math.min(attempts, MAX_COUNT) : 0,
    ...(isCount(misses) ? { misses: Math.min(misses, MAX_COUNT) } : {}),
    ...(isDay(answered) ? { answered } : {}),
    ...(hasStreak || state !== 'right' ? { streak: hasStreak ? streak : 0 } : {}),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isDay(value: unknown): value is Day {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}
