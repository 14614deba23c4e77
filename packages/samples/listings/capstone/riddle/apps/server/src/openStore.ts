import { MongoClient } from 'mongodb';
import type { AttemptStore } from './AttemptStore.js';
import { MemoryAttemptStore } from './MemoryAttemptStore.js';
import { MongoAttemptStore } from './MongoAttemptStore.js';

/** Opens the store that an address names. Throws if the database does not answer in 5 seconds. */
export async function openStore(url: string): Promise<AttemptStore> {
  if (url.startsWith('memory:')) return new MemoryAttemptStore();
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  const store = new MongoAttemptStore(client);
  await store.prepare();
  return store;
}
