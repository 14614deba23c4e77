import { describe, expect, it } from 'vitest';
import { recordHistories } from './record.mts';
import recorded from './recorded.json' with { type: 'json' };
import { historyRequests } from './requests.ts';

/** Each picture runs the sessions of a page, some of them a few times. */
const TIMEOUT_MS = 120_000;

describe('recordHistories', () => {
  it('finds what is written down, so that no picture shows another history than its page', {
    timeout: TIMEOUT_MS,
  }, async () => {
    expect(await recordHistories(historyRequests)).toEqual(recorded);
  });

  it('names the page and the block that it does not find', async () => {
    const [request] = historyRequests;
    if (request === undefined) {
      throw new Error('There is no picture to record.');
    }
    await expect(
      recordHistories([{ ...request, moments: [{ block: 'no-such' }] }]),
    ).rejects.toThrow(`Cannot run a command after "no-such": ${request.page} has no such session.`);
  });
});
