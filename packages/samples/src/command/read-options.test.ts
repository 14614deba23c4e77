import { expect, test } from 'vitest';
import { readOptions } from './run-samples-check.ts';

test('checks everything by default', () => {
  expect(readOptions([])).toEqual({
    kind: 'check',
    update: false,
    watch: false,
    only: [],
  });
});

test('reads options and parts of page paths', () => {
  expect(readOptions(['express/', '--update', '--watch'])).toEqual({
    kind: 'check',
    update: true,
    watch: true,
    only: ['express/'],
  });
});

test('reports an unknown option', () => {
  const options = readOptions(['--updat']);
  expect(options.kind === 'problem' && options.message.split('\n')[0]).toBe(
    '--updat is not an option. Did you mean --update?',
  );
});
