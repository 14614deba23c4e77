import { RetryError } from '../schema/algolia-types.ts';
import { type Host, HostBook } from './hosts.ts';

/** C11 of CONTRACT.md, in milliseconds. */
export const TIMEOUTS_MS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/** One attempt at one host. */
export interface Attempt {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Until the answer begins. */
  readonly connectTimeoutMs: number;
  /** From then until it is whole. */
  readonly responseTimeoutMs: number;
}

export interface AttemptResult {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: string;
  readonly isTimedOut: boolean;
}

/** Sends a request once. It never throws: trouble is a result. */
export type Requester = (attempt: Attempt) => Promise<AttemptResult>;

/** An answer that another host would not change, such as a refused key. */
export class AlgoliaError extends Error {
  override readonly name = 'AlgoliaError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export interface TransportOptions {
  readonly hosts: readonly Host[];
  readonly kind: 'read' | 'write';
  readonly requester: Requester;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly book?: HostBook;
}

/** What is asked of whichever host answers. */
export interface Ask {
  readonly method: Attempt['method'];
  readonly path: string;
  readonly body?: unknown;
}

/**
 * Makes a function that asks the hosts one after the other until one answers.
 *
 * A host is given up for time-outs, network errors and any status that is neither 2xx nor 4xx. After a
 * time-out the next hosts get more time: 4, 5, 6 times (as Algolia's client does).
 *
 * @returns the parsed answer. It rejects with `RetryError` when no host answers, with `AlgoliaError`
 *   when one refuses.
 */
export function createTransport(options: TransportOptions): (ask: Ask) => Promise<unknown> {
  const book = options.book ?? new HostBook();
  return async (ask) => {
    const { hosts, timedOut } = book.inOrder(options.hosts);
    let timeouts = 0;
    for (const host of hosts) {
      const factor = timedOut === 0 && timeouts === 0 ? 1 : timedOut + timeouts + 3;
      const result = await options.requester(makeAttempt(options, host, { ask, factor }));
      if (isAnswer(result)) {
        return readAnswer(result);
      }
      timeouts += result.isTimedOut ? 1 : 0;
      book.report(host, result.isTimedOut ? 'timed out' : 'down');
    }
    throw new RetryError(`No search host can be reached (${hosts.length} tried).`);
  };
}

function makeAttempt(
  { kind, query, headers }: TransportOptions,
  host: Host,
  { ask, factor }: { readonly ask: Ask; readonly factor: number },
): Attempt {
  return {
    url: `${host.origin}${ask.path}?${new URLSearchParams(query)}`,
    method: ask.method,
    headers: { accept: 'application/json', ...headers },
    body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
    connectTimeoutMs: TIMEOUTS_MS.connect * factor,
    responseTimeoutMs: TIMEOUTS_MS[kind] * factor,
  };
}

function isAnswer({ status, isTimedOut }: AttemptResult): boolean {
  const group = Math.floor(status / 100);
  return !isTimedOut && (group === 2 || group === 4);
}

function readAnswer({ status, body }: AttemptResult): unknown {
  const data = parseJson(body);
  if (Math.floor(status / 100) === 2 && data !== undefined) {
    return data;
  }
  const reason =
    typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : body;
  throw new AlgoliaError(`The search host answered ${status}: ${reason.slice(0, 300)}`, status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
