export class Walk {
  readonly #size: number;
  #place: number;
  #open: number;

  constructor(size: number) {
    this.#size = size;
    this.#restart();
  }

  #restart(): void {
    this.#place = 0;
    this.#open = 0;
  }

  get place(): number {
    return this.#place;
  }

  show(place: number): boolean {
    const last = Math.min(this.#open, this.#size - 1);
    if (!Number.isInteger(place) || place < 0 || place > last) {
      return false;
    }
    this.#place = place;
    return true;
  }

  solve(): void {
    if (this.#place === this.#open && this.#open < this.#size) {
      this.#open += 1;
    }
  }
}
