import { describe, expect, test } from 'vitest';
import { LoopStopped, makeTick } from './task-clock.ts';

/** A clock that the test moves, and the pause that the test makes. */
function makeParts() {
  const pauses: (() => void)[] = [];
  const state = { time: 0, stops: 0 };
  const tick = makeTick({
    now: () => state.time,
    afterPause: (callback) => pauses.push(callback),
    onStop: () => {
      state.stops += 1;
    },
  });
  const tickOften = () => {
    for (let call = 0; call < 1000; call += 1) {
      tick();
    }
  };
  const pause = () => {
    for (const callback of pauses.splice(0)) {
      callback();
    }
  };
  return { state, tick, tickOften, pause };
}

describe('the loop guard', () => {
  test('stops code that goes on for more than a second', () => {
    const { state, tickOften } = makeParts();
    tickOften();
    state.time = 1001;
    expect(tickOften).toThrow(LoopStopped);
    expect(state.stops).toBe(1);
  });

  test('lets code go on that pauses', () => {
    const { state, tickOften, pause } = makeParts();
    for (let second = 0; second < 5; second += 1) {
      tickOften();
      state.time += 900;
      pause();
    }
    expect(state.stops).toBe(0);
  });

  test('throws at every call after it stopped, whatever catches, and tells it once', () => {
    const { state, tick, tickOften, pause } = makeParts();
    tickOften();
    state.time = 5000;
    expect(tickOften).toThrow(LoopStopped);
    pause();
    expect(tick).toThrow(LoopStopped);
    expect(tick).toThrow(LoopStopped);
    expect(state.stops).toBe(1);
  });
});
