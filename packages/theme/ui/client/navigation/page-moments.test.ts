// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenShown } from './page-moments.ts';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

test('runs immediately on a visible page', () => {
  const work = vi.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledOnce();
});

test('waits on a prerendered page until it is activated', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const work = vi.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledOnce();
});
