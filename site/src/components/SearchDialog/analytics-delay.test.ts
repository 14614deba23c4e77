import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The site leaves search analytics off. Were they on, this library of DocSearch would report them.
const fromDocSearch = createRequire(createRequire(import.meta.url).resolve('@docsearch/react'));
const fromCore = createRequire(fromDocSearch.resolve('@algolia/autocomplete-core'));
const { createAlgoliaInsightsPlugin } = fromCore('@algolia/autocomplete-plugin-algolia-insights');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hit = {
  objectID: '1',
  __autocomplete_indexName: 'vibe',
  __autocomplete_queryID: 'a1b2',
  __autocomplete_algoliaCredentials: { appId: 'APP1', apiKey: 'key1' },
};

it('C15: what is seen is reported 400 ms after the last change', () => {
  const onItemsChange = vi.fn();
  const plugin = createAlgoliaInsightsPlugin({ insightsClient: vi.fn(), onItemsChange });
  const show = (objectID: string): void => {
    plugin.onStateChange({
      state: { isOpen: true, collections: [{ items: [{ ...hit, objectID }] }] },
    });
    vi.advanceTimersByTime(0);
  };
  show('1');
  vi.advanceTimersByTime(300);
  show('2');
  vi.advanceTimersByTime(399);
  expect(onItemsChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onItemsChange).toHaveBeenCalledOnce();
});
