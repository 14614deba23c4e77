import { LIMITS } from '../protocol/limits.ts';

/** What the watchdog needs of its surroundings. Times in milliseconds. */
export interface WatchdogParts {
  readonly now: () => number;
  /** A page in the background is not watched: browsers slow its timers down. */
  readonly isVisible: () => boolean;
  readonly ping: () => void;
  readonly onSilence: () => void;
}

/** Ends a frame that owes an answer for too long. */
export function makeWatchdog({ now, isVisible, ping, onSilence }: WatchdogParts) {
  let askedAt: number | undefined;
  let lookedAt: number | undefined;
  return {
    /** The frame answered. */
    hear(): void {
      askedAt = undefined;
    },

    /** Looks whether the frame answered the last question, and asks the next one. Call it every `LIMITS.pingMs`. */
    look(): void {
      const time = now();
      // A long gap means that this page itself stood still: the frame had no chance to be heard.
      const wasAsleep = time - (lookedAt ?? time) > LIMITS.silenceMs / 2;
      lookedAt = time;
      if (!isVisible() || wasAsleep) {
        askedAt = undefined;
      } else if (askedAt === undefined) {
        askedAt = time;
        ping();
      } else if (time - askedAt > LIMITS.silenceMs) {
        onSilence();
      }
    },
  };
}
