import { SYNONYMS } from '../engine/synonyms.ts';
import { RetryError } from '../schema/algolia-types.ts';
import settings from './index-settings.json' with { type: 'json' };
import type { AlgoliaObject } from './to-objects.ts';
import { AlgoliaError, type Ask } from './transport.ts';

interface PushOptions {
  readonly indexName: string;
  readonly objects: readonly AlgoliaObject[];
  /** Sends one request; `createTransport` makes it. `undefined` for a dry run. */
  readonly ask: ((ask: Ask) => Promise<unknown>) | undefined;
  readonly log: (line: string) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** Algolia recommends batches below 10 MB; 1,000 records of this site are about 1 MB. */
const BATCH_SIZE = 1_000;

/** Waits before the second, third and fourth round over all hosts. */
const WAITS_MS = [1_000, 5_000, 15_000] as const;

/**
 * Replaces a hosted index, with the rules of `engine/` as far as Algolia has them (`index-settings.json`): writes a new one beside it and moves it over the old one, so that readers
 * never meet half an index.
 *
 * @throws RetryError when no host takes a request after all rounds, AlgoliaError when one refuses.
 */
export async function pushIndex(options: PushOptions): Promise<void> {
  const { indexName, objects, ask, log } = options;
  const synonyms = SYNONYMS.map((row) => ({
    objectID: row.join('-').replace(/\W+/g, '-'),
    type: 'synonym',
    synonyms: row,
  }));
  const batches = Array.from({ length: Math.ceil(objects.length / BATCH_SIZE) }, (_, index) =>
    objects.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const kilobytes = Math.round(JSON.stringify(objects).length / 1000);
  log(
    `${objects.length} records (${kilobytes} kB) in ${batches.length} batches, ${synonyms.length} synonym sets, for the index "${indexName}".`,
  );
  if (ask === undefined) {
    log('Dry run: nothing was sent.');
    return;
  }
  const target = `/1/indexes/${encodeURIComponent(`${indexName}_new`)}`;
  const send = (request: Ask) => sendPatiently(request, ask, options);
  await send({ method: 'POST', path: `${target}/clear` });
  await send({ method: 'PUT', path: `${target}/settings`, body: settings });
  await send({ method: 'POST', path: `${target}/synonyms/batch`, body: synonyms });
  for (const [place, batch] of batches.entries()) {
    const requests = batch.map((body) => ({ action: 'updateObject', body }));
    await send({ method: 'POST', path: `${target}/batch`, body: { requests } });
    log(`Batch ${place + 1} of ${batches.length}: ${batch.length} records.`);
  }
  await send({
    method: 'POST',
    path: `${target}/operation`,
    body: { operation: 'move', destination: indexName },
  });
  log(`The index "${indexName}" is replaced.`);
}

async function sendPatiently(
  request: Ask,
  ask: (ask: Ask) => Promise<unknown>,
  { wait, log }: Pick<PushOptions, 'wait' | 'log'>,
): Promise<void> {
  for (const waitMs of WAITS_MS) {
    try {
      await ask(request);
      return;
    } catch (error) {
      const isWorthAnother =
        error instanceof RetryError || (error instanceof AlgoliaError && error.status === 429);
      if (!isWorthAnother) {
        throw error;
      }
      log(`${error.message} Again in ${waitMs / 1000} s.`);
      await wait(waitMs);
    }
  }
  await ask(request);
}
