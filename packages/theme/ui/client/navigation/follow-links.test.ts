// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRestingLinks } from './follow-links.ts';

/** A stub of IntersectionObserver: a test sets what is visible. */
class FakeObserver {
  static current: FakeObserver | undefined;
  readonly #tell: (entries: readonly object[]) => void;
  readonly #targets = new Set<Element>();

  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell;
    FakeObserver.current = this;
  }

  observe(target: Element): void {
    this.#targets.add(target);
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
  }

  disconnect(): void {
    this.#targets.clear();
  }

  show(target: Element, isIntersecting: boolean): void {
    if (this.#targets.has(target)) {
      this.#tell([{ target, isIntersecting }]);
    }
  }
}

const answer = vi.fn();
const link = document.createElement('a');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  answer.mockClear();
  watchRestingLinks([link], answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (isShown: boolean) => FakeObserver.current?.show(link, isShown);

test('reports a link that stays visible, once', () => {
  show(true);
  vi.advanceTimersByTime(300);
  expect(answer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  show(false);
  show(true);
  vi.advanceTimersByTime(500);
  expect(answer).toHaveBeenCalledExactlyOnceWith(link);
});

test('does not report a link that scrolls past', () => {
  show(true);
  vi.advanceTimersByTime(300);
  show(false);
  vi.advanceTimersByTime(1000);
  expect(answer).not.toHaveBeenCalled();
});
