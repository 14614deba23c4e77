import { MongoClient } from 'mongodb';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AttemptStore } from '../src/AttemptStore.js';
import { MemoryAttemptStore } from '../src/MemoryAttemptStore.js';
import { MongoAttemptStore } from '../src/MongoAttemptStore.js';

const kinds: [string, () => Promise<AttemptStore>][] = [
  ['memory', async () => new MemoryAttemptStore()],
];

// The database of the tests is emptied before each test. Never name the real one here.
const url = process.env.TEST_DB_URL;
if (url) {
  const client = new MongoClient(url);
  afterAll(() => client.close());
  kinds.push([
    'MongoDB',
    async () => {
      await client.db().dropDatabase();
      return new MongoAttemptStore(client);
    },
  ]);
}

describe.each(kinds)('attempts in %s', (_kind, open) => {
  let store: AttemptStore;

  beforeEach(async () => {
    store = await open();
    await store.add({ learner: 'owl', questionId: 'q1', choice: 'POST', correct: false });
    await store.add({ learner: 'owl', questionId: 'q1', choice: 'GET', correct: true });
    await store.add({ learner: 'fox', questionId: 'q2', choice: '200', correct: false });
  });

  test('knows what a learner has solved', async () => {
    expect(await store.solvedBy('owl')).toEqual(new Set(['q1']));
    expect(await store.solvedBy('fox')).toEqual(new Set());
  });

  test('reports how hard each question is', async () => {
    expect(await store.report()).toEqual([
      { questionId: 'q1', attempts: 2, right: 1 },
      { questionId: 'q2', attempts: 1, right: 0 },
    ]);
  });
});
