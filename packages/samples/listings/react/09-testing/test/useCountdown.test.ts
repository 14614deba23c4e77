import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from '../src/useCountdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts down to 0 and stays there', () => {
  const { result } = renderHook(() => useCountdown(2));
  expect(result.current).toBe(2);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe(1);
  act(() => vi.advanceTimersByTime(1000));
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
});
