import type { Attempt, AttemptResult, Requester } from './transport.ts';

/** Sends requests by `fetch`, with one time limit until the answer begins and one until it ends. */
export const fetchRequester: Requester = async (attempt) => {
  const controller = new AbortController();
  let isTimedOut = false;
  const giveUpAfter = (ms: number) =>
    setTimeout(() => {
      isTimedOut = true;
      controller.abort();
    }, ms);
  let timer = giveUpAfter(attempt.connectTimeoutMs);
  try {
    const response = await fetch(attempt.url, toRequest(attempt, controller.signal));
    clearTimeout(timer);
    timer = giveUpAfter(attempt.responseTimeoutMs);
    return { status: response.status, body: await response.text(), isTimedOut: false };
  } catch (error) {
    return { status: 0, body: String(error), isTimedOut } satisfies AttemptResult;
  } finally {
    clearTimeout(timer);
  }
};

function toRequest({ method, headers, body }: Attempt, signal: AbortSignal): RequestInit {
  return { method, headers, signal, ...(body === undefined ? {} : { body }) };
}
