import { describe, expect, it } from 'vitest';
import { historyRequests } from './history.ts';
import { recordHistories } from './record.mts';
import recorded from './recorded.json' with { type: 'json' };

describe('recordHistories', () => {
  it('equals the recorded histories, so no picture differs from its page', async () => {
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
