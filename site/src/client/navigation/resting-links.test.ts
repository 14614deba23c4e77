// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRestingLinks } from './resting-links.ts';

/** Stands for the browser's: a test says what is on the screen. */
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

test('a link that stays on the screen is told, once', () => {
  show(true);
  vi.advanceTimersByTime(300);
  expect(answer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  show(false);
  show(true);
  vi.advanceTimersByTime(500);
  expect(answer).toHaveBeenCalledExactlyOnceWith(link);
});

test('a link that passes by is not told', () => {
  show(true);
  vi.advanceTimersByTime(300);
  show(false);
  vi.advanceTimersByTime(1000);
  expect(answer).not.toHaveBeenCalled();
});

test('a browser that cannot observe tells nothing', () => {
  vi.unstubAllGlobals();
  expect(() => watchRestingLinks([link], answer)).not.toThrow();
});
