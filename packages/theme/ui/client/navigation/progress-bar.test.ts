// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress-bar.ts';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a id="next" href="/next">Next</a><a id="here" href="#part">Here</a>';
  // The page script is loaded once; jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
});

showProgress(document);

function follow(id: string): void {
  const click = new MouseEvent('click', { bubbles: true });
  document.getElementById(id)?.dispatchEvent(click);
}

test('the bar appears 200 ms after the click, at 8 percent', () => {
  follow('next');
  vi.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transform).toBe('translate3d(-92%, 0, 0)');
  expect(bar()?.style.transition).toContain('200ms');
});

test('it advances every 800 ms by up to 2 percent', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  follow('next');
  vi.advanceTimersByTime(200 + 799);
  expect(bar()?.style.transform).toBe('translate3d(-92%, 0, 0)');
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transform).toBe('translate3d(-91%, 0, 0)');
});

test('it is removed when the page is left or shown again', () => {
  follow('next');
  vi.advanceTimersByTime(300);
  window.dispatchEvent(new Event('pageshow'));
  expect(bar()).toBeNull();
  follow('next');
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(300);
  expect(bar()).toBeNull();
});

test('a link within the page shows no bar', () => {
  follow('here');
  vi.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});
