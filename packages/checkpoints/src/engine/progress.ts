/**
 * What a reader has answered, kept in the reader's own browser and sent nowhere.
 *
 * Stored under `PROGRESS_KEY` as JSON: page → question id → state and number of answers.
 *
 *     {"newdocs/express/middleware": {"express-middleware-order": {"state": "right", "attempts": 2}}}
 *
 * A page is named by the path of its file in `site/`, without extension. Change the number in the key
 * when this format changes. Question ids survive edits of the page: an edited question keeps its state, a
 * removed one is dropped when the page is next opened, a new one is unanswered.
 */
export type Progress = Readonly<Record<string, PageProgress>>;

/** The answered and skipped questions of one page, by question id. */
export type PageProgress = Readonly<Record<string, QuestionProgress>>;

export interface QuestionProgress {
  readonly state: QuestionState;
  /** Number of answers: an integer from 0 to 9999. A skip does not count. */
  readonly attempts: number;
}

/** `right` is final, whatever is answered later. */
export type QuestionState = 'right' | 'wrong' | 'skipped';

const MAX_ATTEMPTS = 9999;
const NO_QUESTIONS: PageProgress = {};

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

/** Records an answer. A question that was once right stays right. */
export function recordAnswer(
  progress: Progress,
  { page, id, isRight }: { readonly page: string; readonly id: string; readonly isRight: boolean },
): Progress {
  const before = stateOf(progress, page, id);
  const attempts = Math.min((before?.attempts ?? 0) + 1, MAX_ATTEMPTS);
  const state = isRight || before?.state === 'right' ? 'right' : 'wrong';
  return withQuestion(progress, { page, id, entry: { state, attempts } });
}

/** Records that a reader went on without a right answer. Has no effect on a right one. */
export function recordSkip(
  progress: Progress,
  { page, id }: { readonly page: string; readonly id: string },
): Progress {
  const before = stateOf(progress, page, id);
  return before?.state === 'right'
    ? progress
    : withQuestion(progress, {
        page,
        id,
        entry: { state: 'skipped', attempts: before?.attempts ?? 0 },
      });
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

/** Serialises progress for a download, with a name and a format version. */
export function exportProgress(progress: Progress): string {
  return `${JSON.stringify({ format: 'vibe-docs.checkpoints', version: 1, progress }, null, 2)}\n`;
}

/**
 * Merges exported progress into the current one. The better of two states wins.
 *
 * @param text result of `exportProgress`
 * @returns `undefined` when the text is not an export
 */
export function importProgress(current: Progress, text: string): Progress | undefined {
  const file = readJson(text);
  if (!isRecord(file) || file.format !== 'vibe-docs.checkpoints' || file.version !== 1) {
    return undefined;
  }
  let merged = current;
  for (const [page, questions] of Object.entries(readPages(file.progress))) {
    for (const [id, imported] of Object.entries(questions)) {
      const entry = better(stateOf(merged, page, id), imported);
      merged = withQuestion(merged, { page, id, entry });
    }
  }
  return merged;
}

const RANK = { wrong: 0, skipped: 1, right: 2 } as const satisfies Record<QuestionState, number>;

function better(a: QuestionProgress | undefined, b: QuestionProgress): QuestionProgress {
  if (a === undefined) {
    return b;
  }
  const state = RANK[a.state] >= RANK[b.state] ? a.state : b.state;
  return { state, attempts: Math.max(a.attempts, b.attempts) };
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
  return (Object.hasOwn(progress, page) ? progress[page] : undefined) ?? NO_QUESTIONS;
}

function readPages(value: unknown): Progress {
  return mapEntries(value, (page) => {
    const questions = mapEntries(page, readQuestionProgress);
    return Object.keys(questions).length === 0 ? undefined : questions;
  });
}

function readQuestionProgress(value: unknown): QuestionProgress | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { state, attempts } = value;
  if (state !== 'right' && state !== 'wrong' && state !== 'skipped') {
    return undefined;
  }
  const isCount = typeof attempts === 'number' && Number.isInteger(attempts) && attempts >= 0;
  return { state, attempts: isCount ? Math.min(attempts, MAX_ATTEMPTS) : 0 };
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

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
