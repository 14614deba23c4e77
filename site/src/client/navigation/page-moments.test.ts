// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenShown } from './page-moments.ts';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

test('a page that the reader sees does its work at once', () => {
  const work = vi.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledOnce();
});

test('a page that is rendered ahead waits until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const work = vi.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledOnce();
});
