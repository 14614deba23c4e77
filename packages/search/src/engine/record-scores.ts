/** What records are worth, by their number. It holds a place for every record: asking is quick. */
export class RecordScores {
  /** Numbers of the records that have a score, each once, in the order in which they got it. */
  readonly records: number[] = [];
  readonly #scores: Float64Array;

  constructor(recordCount: number) {
    this.#scores = new Float64Array(recordCount);
  }

  /** @returns the score of a record, 0 when it has none. */
  of(record: number): number {
    return this.#scores[record] ?? 0;
  }

  /** Gives a record a score above 0, unless it has a better one. Numbers that no record has are dropped. */
  raise(record: number, score: number): void {
    const before = this.#scores[record];
    if (before === undefined || score <= before) {
      return;
    }
    if (before === 0) {
      this.records.push(record);
    }
    this.#scores[record] = score;
  }
}
