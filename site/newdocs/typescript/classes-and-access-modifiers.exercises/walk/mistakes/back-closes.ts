export class Walk {
  #place = 0;
  #isSolved = false;

  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get place(): number {
    return this.#place;
  }

  show(place: number): boolean {
    const last = Math.min(this.#isSolved ? this.#place + 1 : this.#place, this.#size - 1);
    if (!Number.isInteger(place) || place < 0 || place > last) {
      return false;
    }
    if (place > this.#place) {
      this.#isSolved = false;
    }
    this.#place = place;
    return true;
  }

  solve(): void {
    this.#isSolved = true;
  }
}
