import { expect, test } from 'vitest';
import { findChanges } from './find-changes.ts';

const find = (language: string, ...lines: readonly string[]) => [
  ...findChanges(language, lines.join('\n')),
];

test('finds added and removed lines in a diff block', () => {
  expect(find('diff', ' const a = 1;', '-const b = 2;', '+const b = 3;')).toEqual([
    [2, 'removed'],
    [3, 'added'],
  ]);
});

test('does not treat file names as changes', () => {
  const head = [
    'diff --git a/ask.ts b/ask.ts',
    'index 1..2 100644',
    '--- a/ask.ts',
    '+++ b/ask.ts',
  ];
  expect(find('diff', ...head, '@@ -1 +1 @@', '-a', '+b')).toEqual([
    [5, 'place'],
    [6, 'removed'],
    [7, 'added'],
  ]);
});

test('reads the output of git diff in a terminal session, and of no other command', () => {
  const session = [
    '$ ls',
    '- a',
    '$ git diff -U0',
    'diff --git a/ask.ts b/ask.ts',
    '--- a/ask.ts',
    '+++ b/ask.ts',
    '@@ -1 +1 @@',
    '-a',
    '+b',
    '$ echo "+ c"',
    '+ c',
  ];
  expect(find('console', ...session)).toEqual([
    [7, 'place'],
    [8, 'removed'],
    [9, 'added'],
  ]);
});

test('reads an excerpt of a diff', () => {
  expect(find('console', "$ git diff HEAD^1 | grep '^[+-] '", '- a', '+ b')).toEqual([
    [2, 'removed'],
    [3, 'added'],
  ]);
});

test('reads both columns of a combined diff', () => {
  const merge = ['diff --cc ask.ts', '@@@ -1,1 -1,1 +1,3 @@@', '  a', ' -b', ' +c', '++d', '+ e'];
  expect(find('console', '$ git diff', ...merge)).toEqual([
    [3, 'place'],
    [5, 'removed'],
    [6, 'added'],
    [7, 'added'],
    [8, 'added'],
  ]);
});

test('ignores other languages', () => {
  expect(find('ts', '+1;', '-1;')).toEqual([]);
});
