import { inspect } from '@vibe-docs/live/judging';
import equal from 'fast-deep-equal/es6/index.js';
import { cutText, type Outcome, type Report, type Verdict } from './report.ts';

/** What every check can use. Call and await its functions in order; the first one that fails decides. */
export interface Tools {
  /**
   * The requirement holds when a value equals the expected one (deeply; key order does not count).
   *
   * @param input what is tried, as the reader should see it: a call or a few words
   * @param actual computes the value; may be async
   */
  readonly gives: (input: string, actual: () => unknown, expected: unknown) => Promise<void>;
  /**
   * The requirement holds when something throws, or rejects with, an error.
   *
   * @param message part of the error's message, if it matters
   */
  readonly throws: (input: string, action: () => unknown, message?: string) => Promise<void>;
  /** Keeps the first error that the code met on the way; it is shown with the next failure. */
  readonly note: (error: unknown) => void;
}

/** Checks by the id of their requirement. Each gets what the reader's file exports. */
export type Checks<Exports, Kit = Tools> = Readonly<
  Record<string, (exports: Exports, tools: Kit) => Promise<void>>
>;

/** What is judged, and by what. */
export interface JudgeRequest<Kit> {
  readonly checks: Checks<Readonly<Record<string, unknown>>, Kit>;
  /** Name of the reader's file. */
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Names that the reader's file must export. */
  readonly required: readonly string[];
  /** Makes the tools of one check. */
  readonly makeKit: (tools: Tools) => Kit;
  /** Gets the report after each step. */
  readonly report: (report: Report) => void;
}

/**
 * How long a check may wait for the reader's code, in milliseconds. No exercise waits for anything real, and endless
 * loops are stopped by their guard: what takes longer is a promise that is never fulfilled.
 */
const IDLE_MS = 2000;

/** Thrown inside of a check at its first failure. */
class Failed extends Error {
  readonly output: string;
  readonly expected: string;

  constructor(output: string, expected: string) {
    super('A requirement does not hold.');
    this.output = cutText(output);
    this.expected = cutText(expected);
  }
}

/**
 * Judges a solution: runs each check, in order, up to its first failure. The same code runs in the frame and in
 * `npm run samples`.
 *
 * @throws Error when the reader's file lacks an export
 */
export async function judge<Kit>(request: JudgeRequest<Kit>): Promise<void> {
  const { checks, file, exports, required, makeKit, report } = request;
  const missing = required.find((name) => exports[name] === undefined);
  if (missing !== undefined) {
    throw new Error(`${file} exports no "${missing}".`);
  }
  const verdicts: Verdict[] = [];
  for (const [requirement, check] of Object.entries(checks)) {
    const tried = (input: string) => report({ verdicts, trying: { requirement, input } });
    const outcome = await judgeOne((tools) => check(exports, makeKit(tools)), tried);
    verdicts.push({ requirement, ...outcome });
  }
  report({ verdicts });
}

/** What the tools of one check know. */
interface CheckState {
  input: string;
  /** See `Tools.note`. */
  note: string | undefined;
}

/** @param tried gets each input before it is tried */
async function judgeOne(
  run: (tools: Tools) => Promise<void>,
  tried: (input: string) => void,
): Promise<Outcome> {
  const state: CheckState = { input: '', note: undefined };
  const limit = makeIdleLimit();
  const tools = makeTools(state, (input) => {
    state.input = cutText(input);
    limit.restart();
    tried(state.input);
  });
  try {
    await Promise.race([run(tools), limit.passed]);
    return { holds: true };
  } catch (error) {
    const { output, expected } =
      error instanceof Failed ? error : { output: describeError(error), expected: '' };
    const { input, note } = state;
    return { holds: false, input, output, expected, ...(note !== undefined && { note }) };
  } finally {
    limit.end();
  }
}

/** A promise that rejects when the check was idle for too long. */
function makeIdleLimit() {
  const text = `Nothing was returned after ${IDLE_MS / 1000} seconds. Is a promise never fulfilled?`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let pass: (reason: Failed) => void = () => undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    pass = reject;
  });
  const restart = () => {
    if (isOver) {
      throw new Error('The verdict is there: a check that goes on after it must not report.');
    }
    clearTimeout(timer);
    timer = setTimeout(() => pass(new Failed(text, '')), IDLE_MS);
  };
  restart();
  return {
    passed,
    restart,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

function makeTools(state: CheckState, begin: (input: string) => void): Tools {
  return {
    async gives(input, actual, expected) {
      begin(input);
      const value = await attempt(actual);
      if (!value.isReturned) {
        throw new Failed(describeError(value.error), inspect(expected));
      }
      if (!equal(value.value, expected)) {
        throw new Failed(inspect(value.value), inspect(expected));
      }
      state.note = undefined;
    },
    async throws(input, action, message = '') {
      begin(input);
      const value = await attempt(action);
      const expected = message === '' ? 'an error' : `an error with "${message}"`;
      if (value.isReturned) {
        throw new Failed(inspect(value.value), expected);
      }
      const text = describeError(value.error);
      if (!text.includes(message)) {
        throw new Failed(text, expected);
      }
    },
    note(error) {
      state.note ??= describeError(error);
    },
  };
}

/** Without further promises: the failures that are recorded for mistakes with promises depend on the order of jobs. */
async function attempt(action: () => unknown) {
  try {
    return { isReturned: true, value: await action() } as const;
  } catch (error) {
    return { isReturned: false, error } as const;
  }
}

function describeError(error: unknown): string {
  return cutText(error instanceof Error ? `${error.name}: ${error.message}` : inspect(error));
}
