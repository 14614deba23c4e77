import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { historyRequests } from './history.ts';
import { recordHistories } from './record.mts';

/** The texts of a picture that can be names, hashes or subjects of a history. */
function textsOf(name: string, variant: string): readonly string[] {
  const file = new URL(`../../static/img/diagrams/${name}-${variant}.svg`, import.meta.url);
  return Array.from(readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
}

describe('recordHistories', () => {
  it('finds what the pictures show, so no picture differs from its page', async () => {
    for (const [name, histories] of Object.entries(await recordHistories(historyRequests))) {
      const expected = histories
        .flat()
        .flatMap(({ hash, subject, refs }) => [hash, subject, ...refs.map((ref) => ref.name)]);
      const labels = historyRequests
        .flatMap((request) => (request.name === name ? request.moments : []))
        .flatMap(({ label = [] }) => label);
      for (const variant of ['light', 'dark']) {
        expect(textsOf(name, variant).toSorted(), `${name}-${variant}.svg`).toEqual(
          [...expected, ...labels].toSorted(),
        );
      }
    }
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
