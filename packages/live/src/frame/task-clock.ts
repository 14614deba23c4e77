import { LIMITS } from '../protocol/limits.ts';

/** Calls between two looks at the clock, which costs more than counting. */
const CALLS_PER_LOOK = 500;

/** What the guard needs of its surroundings. */
export interface ClockParts {
  /** Milliseconds, as `performance.now` gives them. */
  readonly now: () => number;
  /** Calls back when the code has paused: in a later task, not after a promise. */
  readonly afterPause: (callback: () => void) => void;
  /** Called once, when the code has gone on for too long. */
  readonly onStop: () => void;
}

/** Thrown into code that does not pause. */
export class LoopStopped extends Error {
  override name = 'LoopStopped';
}

/**
 * Makes the function that guarded code calls in every loop and function. It throws when the code
 * has gone on for `LIMITS.stretchMs` without a pause, and from then on at every call, so that a
 * `catch` around the loop does not keep it alive.
 */
export function makeTick({ now, afterPause, onStop }: ClockParts): () => void {
  let calls = 0;
  let startMs: number | undefined;
  let isStopped = false;
  return () => {
    calls += 1;
    if (!isStopped && startMs !== undefined && calls % CALLS_PER_LOOK !== 0) {
      return;
    }
    if (startMs === undefined) {
      startMs = now();
      afterPause(() => {
        startMs = undefined;
      });
    }
    if (!isStopped && now() - startMs > LIMITS.stretchMs) {
      isStopped = true;
      onStop();
    }
    if (isStopped) {
      throw new LoopStopped('The code did not pause and was stopped.');
    }
  };
}
