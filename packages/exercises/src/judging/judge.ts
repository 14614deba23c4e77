import { inspect } from '@vibe-docs/live/judging';
import equal from 'fast-deep-equal/es6/index.js';
import { cutText, type Report, type Verdict } from './verdict.ts';

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
}

/** Checks by the id of their requirement. Each gets what the reader's file exports. */
export type Checks<Exports, Kit = Tools> = Readonly<
  Record<string, (exports: Exports, tools: Kit) => Promise<void>>
>;

/** What is judged, and by what. */
export interface JudgeRequest<Kit> {
  readonly checks: Checks<Readonly<Record<string, unknown>>, Kit>;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Names that the reader's file must export. */
  readonly required: readonly string[];
  /** Makes the tools of one check. */
  readonly makeKit: (tools: Tools) => Kit;
  /** Gets the report after each step. */
  readonly report: (report: Report) => void;
}

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
  const { checks, exports, required, makeKit, report } = request;
  const missing = required.find((name) => exports[name] === undefined);
  if (missing !== undefined) {
    throw new Error(`The file exports no "${missing}".`);
  }
  const verdicts: Verdict[] = [];
  for (const [requirement, check] of Object.entries(checks)) {
    let input = '';
    const tools = makeTools((next) => {
      input = cutText(next);
      report({ verdicts, trying: { requirement, input } });
    });
    try {
      await check(exports, makeKit(tools));
      verdicts.push({ requirement, holds: true });
    } catch (error) {
      const { output, expected } =
        error instanceof Failed ? error : { output: describeError(error), expected: '' };
      verdicts.push({ requirement, holds: false, input, output, expected });
    }
  }
  report({ verdicts });
}

function makeTools(begin: (input: string) => void): Tools {
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
  };
}

async function attempt(
  action: () => unknown,
): Promise<
  | { readonly isReturned: true; readonly value: unknown }
  | { readonly isReturned: false; readonly error: unknown }
> {
  try {
    return { isReturned: true, value: await action() };
  } catch (error) {
    return { isReturned: false, error };
  }
}

function describeError(error: unknown): string {
  return cutText(error instanceof Error ? `${error.name}: ${error.message}` : inspect(error));
}
