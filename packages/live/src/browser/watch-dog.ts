import { LIMITS } from '../protocol/limits.ts';

/** What the watchdog needs of its surroundings. Times in milliseconds. */
export interface WatchdogParts {
  readonly now: () => number;
  /** A page in the background is not watched: browsers slow its timers down. */
  readonly isVisible: () => boolean;
  readonly ping: () => void;
  readonly onSilence: () => void;
}

/** Ends a frame that owes an answer for too long. Call `look` every `LIMITS.pingMs`. */
export class Watchdog {
  readonly #parts: WatchdogParts;
  #askedAt: number | undefined;
  #lookedAt: number | undefined;

  constructor(parts: WatchdogParts) {
    this.#parts = parts;
  }

  /** The frame answered. */
  hear(): void {
    this.#askedAt = undefined;
  }

  /** Looks whether the frame answered the last question, and asks the next one. */
  look(): void {
    const { now, isVisible, ping, onSilence } = this.#parts;
    const time = now();
    // A long gap means that this page itself stood still: the frame had no chance to be heard.
    const wasAsleep = time - (this.#lookedAt ?? time) > LIMITS.silenceMs / 2;
    this.#lookedAt = time;
    if (!isVisible() || wasAsleep) {
      this.#askedAt = undefined;
      return;
    }
    if (this.#askedAt === undefined) {
      this.#askedAt = time;
      ping();
    } else if (time - this.#askedAt > LIMITS.silenceMs) {
      onSilence();
    }
  }
}
