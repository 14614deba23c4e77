import { describe, expect, it } from 'vitest';
import { RetryError } from '../schema/algolia-types.ts';
import { testPage } from '../testing/engine-of.ts';
import { pushIndex } from './push-index.ts';
import { toObjects } from './to-objects.ts';
import { AlgoliaError, type Ask } from './transport.ts';

const pages = Array.from({ length: 600 }, (_, index) =>
  testPage(`/x/${index}`, `Page <${index}>`, { headings: { Part: 'Text & more' } }),
);
const objects = toObjects(pages, 'https://docs.example');

/** Sends to nobody; `fail` may throw in place of an answer. */
async function push(isDryRun: boolean, fail: (count: number) => void = () => {}) {
  const sent: Ask[] = [];
  const lines: string[] = [];
  const waits: number[] = [];
  const ask = async (request: Ask) => {
    sent.push(request);
    fail(sent.length);
    return {};
  };
  const done = pushIndex({
    indexName: 'docs',
    objects,
    ask: isDryRun ? undefined : ask,
    log: (line) => lines.push(line),
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  const error = await done.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { sent, lines, waits, error };
}

describe('toObjects', () => {
  it('makes a record per section, with texts that are safe as HTML', () => {
    expect(objects[1]).toEqual({
      objectID: '/x/0#part',
      type: 'lvl2',
      url: 'https://docs.example/x/0#part',
      url_without_anchor: 'https://docs.example/x/0',
      anchor: 'part',
      content: 'Text &amp; more',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Page &lt;0&gt;',
        lvl2: 'Part',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      section: 'Docs',
      language: 'en',
      docusaurus_tag: 'default',
      weight: { level: 80, position: 1 },
    });
  });
});

it('sends the questions that a page answers with the record of the page alone', () => {
  const [page] = pages;
  const sent = toObjects(page ? [{ ...page, asked: ['Why <b>'] }] : [], 'https://docs.example');
  expect(sent.map(({ asked }) => asked)).toEqual([['Why <b>'], undefined]);
});

describe('pushIndex', () => {
  it('writes a new index beside the old one and moves it over', async () => {
    const { sent, lines } = await push(false);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /1/indexes/docs_new/clear',
      'PUT /1/indexes/docs_new/settings',
      'POST /1/indexes/docs_new/synonyms/batch',
      'POST /1/indexes/docs_new/batch',
      'POST /1/indexes/docs_new/batch',
      'POST /1/indexes/docs_new/operation',
    ]);
    expect(sent.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
    expect(lines[0]).toMatch(/^1200 records \(\d+ kB\) in 2 batches, \d+ synonym sets/);
  });

  it('sends nothing in a dry run', async () => {
    const { sent, lines } = await push(true);
    expect(sent).toEqual([]);
    expect(lines.at(-1)).toBe('Dry run: nothing was sent.');
  });

  it.each([
    ['no host answers', new RetryError('No host.')],
    ['there were too many requests', new AlgoliaError('Slow down.', 429)],
  ])('waits and tries again when %s', async (_, error) => {
    const {
      waits,
      sent,
      error: end,
    } = await push(false, (count) => {
      if (count < 3) throw error;
    });
    expect(waits).toEqual([1000, 5000]);
    expect(sent).toHaveLength(8);
    expect(end).toBeUndefined();
  });

  it('stops when a host refuses, and leaves the old index alone', async () => {
    const { sent, error } = await push(false, () => {
      throw new AlgoliaError('Invalid key', 403);
    });
    expect(sent).toHaveLength(1);
    expect(error).toMatchObject({ message: 'Invalid key' });
  });

  it('gives up after four rounds', async () => {
    const { waits, error } = await push(false, () => {
      throw new RetryError('No host.');
    });
    expect(waits).toEqual([1000, 5000, 15000]);
    expect(error).toBeInstanceOf(RetryError);
  });
});
