import { VFile } from 'vfile';
import { expect, test, vi } from 'vitest';
import { loadWhenUsed } from './page-steps.ts';

const seen: string[] = [];
const step = () => (tree: string, page: VFile) => {
  seen.push(`${tree} ${page.path}`);
};

test('a step is loaded with the first page, and once', async () => {
  const load = vi.fn(async () => step);
  const plugin = loadWhenUsed(load);
  // Docusaurus creates a pipeline for each content plugin.
  const [docs, blog] = [plugin(), plugin()];
  expect(load).not.toHaveBeenCalled();
  await docs('tree', new VFile({ path: 'a.mdx' }));
  await blog('tree', new VFile({ path: 'b.mdx' }));
  expect(seen).toEqual(['tree a.mdx', 'tree b.mdx']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page waits for an asynchronous step, and gets its errors', async () => {
  const fail = () => async () => {
    await Promise.resolve();
    throw new Error('Unknown code language');
  };
  const transform = loadWhenUsed(async () => fail)();
  await expect(transform('tree', new VFile())).rejects.toThrow('Unknown code language');
});
