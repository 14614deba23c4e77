export class Walk {
  #place = 0;
  #solved: number[] = [];

  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get place(): number {
    return this.#place;
  }

  get solved(): readonly number[] {
    return this.#solved;
  }

  show(place: number): boolean {
    const last = Math.min(this.#solved.length, this.#size - 1);
    if (!Number.isInteger(place) || place < 0 || place > last) {
      return false;
    }
    this.#place = place;
    return true;
  }

  solve(): void {
    if (!this.#solved.includes(this.#place)) {
      this.#solved.push(this.#place);
    }
  }
}
