import { expect, test } from 'vitest';
import { parseFenceOptions } from '../../src/fences/index.ts';
import { toSentences } from './to-sentences.ts';

const sentences = (meta: string) =>
  toSentences(parseFenceOptions(meta).options.actions).map(({ key, value }) => [key, value]);

test.each([
  ['press="Send"', 'press', 'Send'],
  ['open', 'open', ''],
  ['open="/report"', 'open-address', '/report'],
  ['see="9 of 12"', 'see', '9 of 12'],
  ['see="Sent."', 'see-sentence', 'Sent.'],
  ['in="a.ts" import="import b;"', 'import', 'import b;'],
  ['import="import b;"', 'import-here', 'import b;'],
])('%s has the message %s', (meta, key, value) => {
  expect(sentences(meta)).toEqual([[key, value]]);
});

test('the imports of a file are one sentence', () => {
  expect(sentences('delete="b.ts" import="import a;" import="import c;" start')).toEqual([
    ['delete', 'b.ts'],
    ['import-here', 'import a;\nimport c;'],
    ['start', ''],
  ]);
});
