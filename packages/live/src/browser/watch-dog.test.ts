import { expect, test } from 'vitest';
import { makeWatchdog } from './watch-dog.ts';

function watchFrame() {
  const seen = { pings: 0, silences: 0, time: 0, isVisible: true };
  const watchdog = makeWatchdog({
    now: () => seen.time,
    isVisible: () => seen.isVisible,
    ping: () => {
      seen.pings += 1;
    },
    onSilence: () => {
      seen.silences += 1;
    },
  });
  /** Looks every half second. */
  const wait = (seconds: number, answers: boolean) => {
    for (let look = 0; look < seconds * 2; look += 1) {
      seen.time += 500;
      watchdog.look();
      if (answers) {
        watchdog.hear();
      }
    }
  };
  return { seen, watchdog, wait };
}

test('lets a frame live that answers', () => {
  const { seen, wait } = watchFrame();
  wait(60, true);
  expect(seen).toMatchObject({ silences: 0, pings: 120 });
});

test('ends a frame that owes an answer for three seconds', () => {
  const { seen, wait } = watchFrame();
  wait(3, false);
  expect(seen.silences).toBe(0);
  wait(1, false);
  expect(seen.silences).toBeGreaterThan(0);
});

test('does not watch in the background, nor blame a frame when the page itself stood still', () => {
  const { seen, watchdog, wait } = watchFrame();
  seen.isVisible = false;
  wait(20, false);
  seen.isVisible = true;
  seen.time += 60_000;
  watchdog.look();
  expect(seen.silences).toBe(0);
});
