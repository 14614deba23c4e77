import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrameMessage } from './messages.ts';

test.each([
  [{ kind: 'ready' }],
  [{ kind: 'console', level: 'warn', text: 'a' }],
  [{ kind: 'error', message: 'no', spot: { file: 'a.ts', line: 3 } }],
  [{ kind: 'error', message: 'no', spot: undefined }],
  [{ kind: 'stopped', reason: 'loop' }],
  [{ kind: 'height', pixels: 40 }],
])('reads %j', (message) => {
  expect(readFrameMessage(message)).toEqual(message);
});

test.each([
  [null],
  ['ready'],
  [{ kind: 'go' }],
  [{ kind: 'console', level: 'fatal', text: 'a' }],
  [{ kind: 'console', level: 'log', text: {} }],
  [{ kind: 'stopped', reason: 'silent' }],
  [{ kind: 'height', pixels: Number.NaN }],
])('refuses %j', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});

test('cuts texts, and takes over nothing that it does not know', () => {
  const text = 'x'.repeat(1e6);
  expect(readFrameMessage({ kind: 'console', level: 'log', text, more: 1 })).toEqual({
    kind: 'console',
    level: 'log',
    text: `${'x'.repeat(2000)} …`,
  });
});

test('never throws on what code in the frame sends', () => {
  fc.assert(fc.property(fc.anything(), (data) => void readFrameMessage(data)));
});
