import { describe, expect, it, vi } from 'vitest';
import { RetryError, type SearchResponse } from '../schema/algolia-types.ts';
import { keepErrorPanel } from './keep-error-panel.ts';

const requests = { requests: [{ query: 'x', indexName: 'docs' }] };
const good: SearchResponse = { results: [] };

/** DocSearch 3 with the autocomplete core below it, reduced to its order of calls. */
async function runDocSearch(search: ReturnType<typeof keepErrorPanel>['search'], status: string[]) {
  await search(requests)
    .catch((error: Error) => {
      if (error.name === 'RetryError') status.push('error');
      throw error;
    })
    .then((response) => status.push(`shown ${response.results.length}`))
    .finally(() => status.push('idle'));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('keepErrorPanel', () => {
  it('T6b: sets the error after the core has set idle', async () => {
    const { search } = keepErrorPanel({ search: () => Promise.reject(new RetryError('none')) });
    const status: string[] = [];
    await runDocSearch(search, status);
    await nextTask();
    expect(status).toEqual(['shown 1', 'idle', 'error']);
  });

  it('leaves the panel away when a newer search has begun', async () => {
    const answers = [Promise.reject(new RetryError('none')), Promise.resolve(good)];
    const { search } = keepErrorPanel({ search: () => answers.shift() ?? Promise.resolve(good) });
    const status: string[] = [];
    await Promise.all([runDocSearch(search, status), runDocSearch(search, status)]);
    await nextTask();
    expect(status).not.toContain('error');
  });

  it('passes an answer on', async () => {
    const { search } = keepErrorPanel({ search: () => Promise.resolve(good) });
    expect(await search(requests)).toBe(good);
  });

  it('leaves no rejection unhandled', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { search } = keepErrorPanel({ search: () => Promise.reject(new RetryError('none')) });
    await runDocSearch(search, []);
    await nextTask();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
