import { MongoClient } from 'mongodb';

/** What stands behind blocks that use MongoDB. */
export type MongoMode =
  /** Documents in memory, searched and changed by mingo. */
  | { readonly kind: 'stand-in' }
  /** The server that `MONGODB_URI` names. `transactions`: whether it is a replica set. */
  | { readonly kind: 'server'; readonly uri: string; readonly transactions: boolean };

/** Time to find the server, in milliseconds. */
const SEARCH_MS = 5000;

/**
 * Finds out what blocks that use MongoDB are run against.
 *
 * @param uri value of `MONGODB_URI`, if set
 * @throws MongoServerSelectionError when no server answers there
 */
export async function findMongoMode(uri: string | undefined): Promise<MongoMode> {
  if (uri === undefined || uri === '') {
    return { kind: 'stand-in' };
  }
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: SEARCH_MS });
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    // The router of a sharded cluster takes transactions, too.
    const transactions = typeof hello.setName === 'string' || hello.msg === 'isdbgrid';
    return { kind: 'server', uri, transactions };
  } finally {
    await client.close();
  }
}
