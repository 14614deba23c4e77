import {
  addAnswer,
  addSkip,
  type Day,
  isDue,
  mergeQuestion,
  type QuestionProgress,
  REVIEW_INTERVALS,
  readQuestionProgress,
} from './question-progress.ts';

/**
 * What a reader has answered, kept in the reader's own browser and sent nowhere.
 *
 * Stored under `PROGRESS_KEY` as JSON: page → question id → what is known about the question.
 *
 *     {"newdocs/express/middleware": {"express-middleware-order":
 *       {"state": "right", "attempts": 2, "misses": 1, "answered": "2026-11-23", "streak": 0}}}
 *
 * A page is named by the path of its file in `site/`, without extension. Change the number in the key
 * when this format changes. Question ids survive edits of the page: an edited question keeps its state, a
 * removed one is dropped when the page is next opened, a new one is unanswered.
 */
export type Progress = Readonly<Record<string, PageProgress>>;

/** The answered and skipped questions of one page, by question id. */
type PageProgress = Readonly<Record<string, QuestionProgress>>;

/** A question by its page and id. */
export interface QuestionPlace {
  readonly page: string;
  readonly id: string;
}

/** Storage key of the progress; the number is the version of its format. */
export const PROGRESS_KEY = 'vibe-docs.checkpoints.v2';

/**
 * Parses stored or imported progress.
 *
 * @param text JSON, or `null` when nothing is stored
 * @returns all valid entries; malformed input yields empty progress, never an exception
 */
export function parseProgress(text: string | null): Progress {
  return readPages(readJson(text));
}

/** Serialises progress for storage. */
export function serialiseProgress(progress: Progress): string {
  return JSON.stringify(progress);
}

/** Records an answer of today. A question that was once right stays right; a missed one comes back for review. */
export function recordAnswer(
  progress: Progress,
  { page, id, isRight, today }: QuestionPlace & { readonly isRight: boolean; readonly today: Day },
): Progress {
  const entry = addAnswer(stateOf(progress, page, id), isRight, today);
  return withQuestion(progress, { page, id, entry });
}

/** Records that a reader went on without a right answer. Has no effect on a right one that is not due. */
export function recordSkip(
  progress: Progress,
  { page, id, today }: QuestionPlace & { readonly today: Day },
): Progress {
  const before = stateOf(progress, page, id);
  const entry = addSkip(before, today);
  return entry === before ? progress : withQuestion(progress, { page, id, entry });
}

/** The missed questions that are to be asked again, those that have waited longest first. */
export function listDue(progress: Progress, today: Day): readonly QuestionPlace[] {
  return Object.entries(progress)
    .flatMap(([page, questions]) =>
      Object.entries(questions).map(([id, entry]) => ({ page, id, entry })),
    )
    .filter(({ entry }) => isDue(entry, today))
    .sort((a, b) => (a.entry.answered ?? '').localeCompare(b.entry.answered ?? ''))
    .map(({ page, id }) => ({ page, id }));
}

/** Ends the review of a question that the site no longer asks. What was answered stays. */
export function endReview(progress: Progress, { page, id }: QuestionPlace): Progress {
  const before = stateOf(progress, page, id);
  return before === undefined
    ? progress
    : withQuestion(progress, { page, id, entry: { ...before, streak: REVIEW_INTERVALS.length } });
}

/** Merges two states of the progress: nothing of either is lost, and the order does not matter. */
export function mergeProgress(a: Progress, b: Progress): Progress {
  let merged = a;
  for (const [page, questions] of Object.entries(b)) {
    for (const [id, other] of Object.entries(questions)) {
      const entry = mergeQuestion(stateOf(merged, page, id), other);
      merged = withQuestion(merged, { page, id, entry });
    }
  }
  return merged;
}

/**
 * Drops stored questions that the page no longer has.
 *
 * @param ids the page's current questions
 */
export function keepQuestions(progress: Progress, page: string, ids: readonly string[]): Progress {
  const kept = Object.entries(pageOf(progress, page)).filter(([id]) => ids.includes(id));
  const others = Object.entries(progress).filter(([other]) => other !== page);
  return Object.fromEntries(
    kept.length === 0 ? others : [...others, [page, Object.fromEntries(kept)]],
  );
}

/** Number of a page's questions that were answered right. */
export function countRight(progress: Progress, page: string, ids: readonly string[]): number {
  return ids.filter((id) => stateOf(progress, page, id)?.state === 'right').length;
}

/**
 * The question to show: the first that is neither right nor skipped.
 *
 * @returns its index; the number of questions when there is none left
 */
export function firstOpenQuestion(
  progress: Progress,
  page: string,
  ids: readonly string[],
): number {
  const open = ids.findIndex((id) => {
    const state = stateOf(progress, page, id)?.state;
    return state !== 'right' && state !== 'skipped';
  });
  return open === -1 ? ids.length : open;
}

/** The state of one question; `undefined` when it was neither answered nor skipped. */
export function stateOf(
  progress: Progress,
  page: string,
  id: string,
): QuestionProgress | undefined {
  const questions = pageOf(progress, page);
  return Object.hasOwn(questions, id) ? questions[id] : undefined;
}

/** `fromEntries` and spreads create own properties, so a page named `__proto__` does no harm. */
function withQuestion(
  progress: Progress,
  { page, id, entry }: { page: string; id: string; entry: QuestionProgress },
): Progress {
  const questions = Object.fromEntries([...Object.entries(pageOf(progress, page)), [id, entry]]);
  return Object.fromEntries([...Object.entries(progress), [page, questions]]);
}

function pageOf(progress: Progress, page: string): PageProgress {
  return (Object.hasOwn(progress, page) ? progress[page] : undefined) ?? {};
}

/** Reads the pages of stored or imported progress, and leaves out what is malformed. */
export function readPages(value: unknown): Progress {
  return mapEntries(value, (page) => {
    const questions = mapEntries(page, readQuestionProgress);
    return Object.keys(questions).length === 0 ? undefined : questions;
  });
}

function mapEntries<Value>(
  value: unknown,
  read: (entry: unknown) => Value | undefined,
): Readonly<Record<string, Value>> {
  if (!isRecord(value)) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const result = read(entry);
      return result === undefined ? [] : [[key, result] as const];
    }),
  );
}

/** Parses JSON; `undefined` for anything else. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const FORMAT = 'vibe-docs.checkpoints';
const VERSION = 2;

/** What a file holds: progress, nothing of this site, or progress of a newer version of it. */
type ProgressFile =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'newer' };

/** Serialises progress for a download, with a name and a format version. */
export function exportProgress(progress: Progress): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, progress }, null, 2)}\n`;
}

/**
 * Reads a saved file of this version.
 *
 * @param text result of `exportProgress`; any other text is `foreign`, never an exception
 */
export function readProgressFile(text: string): ProgressFile {
  const file = readJson(text);
  if (!isRecord(file) || file.format !== FORMAT) return { kind: 'foreign' };
  if (file.version === VERSION) return { kind: 'progress', progress: readPages(file.progress) };
  return { kind: Number(file.version) > VERSION ? 'newer' : 'foreign' };
}
