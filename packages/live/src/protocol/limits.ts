/** What a run may take. Chosen for lessons: far above what they need, far below what hurts. */
export const LIMITS = {
  /** Longest stretch of code without a pause, in milliseconds. Measured by the loop guard. */
  stretchMs: 1000,
  /** How often the page asks the frame whether it still answers, in milliseconds. */
  pingMs: 500,
  /** How long the frame may owe an answer, in milliseconds: longer than a guarded stretch. */
  silenceMs: 3000,
  /** How long the frame may take to load, in milliseconds: a slow network is no fault of the code. */
  loadMs: 20_000,
  /** Lines that the console shows. */
  outputLines: 200,
  /** Characters of one line that the console shows. */
  lineCharacters: 2000,
  /** Characters that the console shows in all. */
  outputCharacters: 40_000,
  /** Characters of the latest report. */
  reportCharacters: 60_000,
  /** Messages that the page reads from the frame within one second. */
  messagesPerSecond: 500,
} as const;

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
