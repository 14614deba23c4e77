import { LIMITS } from './limits.ts';

/** Counts what the console shows. */
export class OutputBudget {
  #lines = 0;
  #characters = 0;

  /** @returns whether one more text may be shown; once it may not, no other may */
  take(text: string): boolean {
    this.#lines += 1;
    this.#characters += text.length;
    return this.#lines <= LIMITS.outputLines && this.#characters <= LIMITS.outputCharacters;
  }
}
