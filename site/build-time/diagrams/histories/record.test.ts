import { describe, expect, it } from 'vitest';
import { historyRequests } from './history.ts';
import { recordHistories } from './record.mts';
import recorded from './recorded.json' with { type: 'json' };

/** Timeout: each picture runs the sessions of a page, some of them several times. */
const TIMEOUT_MS = 120_000;

describe('recordHistories', () => {
  it('equals the recorded histories, so no picture differs from its page', {
    timeout: TIMEOUT_MS,
  }, async () => {
    expect(await recordHistories(historyRequests)).toEqual(recorded);
  });

  it('reports the page and the block that it does not find', async () => {
    const [request] = historyRequests;
    if (request === undefined) {
      throw new Error('There is no picture to record.');
    }
    await expect(
      recordHistories([{ ...request, moments: [{ block: 'no-such' }] }]),
    ).rejects.toThrow(`Cannot run a command after "no-such": ${request.page} has no such session.`);
  });
});
