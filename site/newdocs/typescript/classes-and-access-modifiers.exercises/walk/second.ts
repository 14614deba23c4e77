export class Walk {
  readonly #solved: boolean[];
  #shown = 0;

  constructor(size: number) {
    this.#solved = Array.from({ length: size }, () => false);
  }

  get place() {
    return this.#shown;
  }

  /** The places that may be shown: each whose predecessors are all solved. */
  get #allowed(): number[] {
    const places = [...this.#solved.keys()];
    return places.filter((place) => this.#solved.slice(0, place).every(Boolean));
  }

  show(place: number) {
    const isAllowed = this.#allowed.includes(place);
    this.#shown = isAllowed ? place : this.#shown;
    return isAllowed;
  }

  solve() {
    this.#solved[this.#shown] = true;
  }
}
