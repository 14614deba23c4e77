import { expect, test } from 'vitest';
import { readOptions } from './run-samples-check.ts';

test('checks everything by default', () => {
  expect(readOptions([])).toEqual({
    kind: 'check',
    format: 'text',
    update: false,
    watch: false,
    only: [],
  });
});

test('reads options and parts of page paths', () => {
  expect(readOptions(['express/', '--update', '--watch', '--format=json'])).toEqual({
    kind: 'check',
    format: 'json',
    update: true,
    watch: true,
    only: ['express/'],
  });
});

test.each([
  [['--updat'], '--updat is not an option. Did you mean --update?'],
  [['--format', 'xml'], '--format is "xml"; expected text, github-actions, json.'],
])('reports %j', (args, message) => {
  const options = readOptions(args);
  expect(options.kind === 'problem' && options.message.split('\n')[0]).toBe(message);
});
