// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { CODE_KEY, keepCode, readCode } from './kept-code.ts';

const kept = { code: 'return 2;', start: 'return 1;' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('code is kept with its starting point, for each exercise', () => {
  expect(keepCode('double', kept)).toBe(true);
  expect(readCode('double')).toEqual(kept);
  expect(readCode('triple')).toBeUndefined();
});

test('nothing stays of the starting point itself', () => {
  keepCode('double', kept);
  expect(keepCode('double', { code: kept.start, start: kept.start })).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('code that is too long is not kept, and what was stored before stays', () => {
  keepCode('double', kept);
  expect(keepCode('double', { ...kept, code: 'x'.repeat(20_001) })).toBe(false);
  expect(readCode('double')).toEqual(kept);
  expect(keepCode('double', { ...kept, code: 'x'.repeat(20_000) })).toBe(true);
});

test('in a full storage, what was stored before stays, and the starting point can be restored', () => {
  keepCode('double', kept);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(keepCode('double', { ...kept, code: 'return 3;' })).toBe(false);
  expect(readCode('double')).toEqual(kept);
  expect(keepCode('double', { code: kept.start, start: kept.start })).toBe(true);
  expect(readCode('double')).toBeUndefined();
});

test('with blocked storage, nothing is kept', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(keepCode('double', kept)).toBe(false);
  expect(readCode('double')).toBeUndefined();
});

test.each(['{"broken": [', '[]', 'null', '"', '{"code": 7, "start": ""}', '{"code": "a"}'])(
  'garbage in storage, %s, is as good as nothing',
  (text) => {
    localStorage.setItem(`${CODE_KEY}double`, text);
    expect(readCode('double')).toBeUndefined();
  },
);
