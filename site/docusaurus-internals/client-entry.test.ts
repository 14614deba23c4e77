import { expect, test } from 'vitest';
import { assume } from './assume.ts';
import { addEntry } from './client-entry.ts';
import { readClientConfig } from './read-client-config.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'the client bundle has one entry, which is a path',
    usedBy: 'build-time/plugins/islands, which adds the runtime of islands as a second entry',
  },
  async () => {
    const { entry } = await readClientConfig();
    expect(addEntry(entry, 'page', '/page-script.ts')).toEqual({
      main: expect.stringMatching(/clientEntry\.js$/),
      page: { import: '/page-script.ts', runtime: false },
    });
  },
);

test('throws an error with the file name for another form of the entry', () => {
  expect(() => addEntry({ main: '/a.js' }, 'page', '/b.ts')).toThrow('client-entry.ts');
});
