export class Walk {
  #place = 0;
  #open = 0;
  #size;

  constructor(size) {
    this.#size = size;
  }

  get place() {
    return this.#place;
  }

  show(place) {
    if (!Number.isInteger(place) || place < 0 || place > this.#open || place >= this.#size) {
      return false;
    }
    this.#place = place;
    return true;
  }

  solve() {
    if (this.#place === this.#open) {
      this.#open += 1;
    }
  }
}
