export class Walk {
  private shown = 0;
  private open = 0;

  constructor(private readonly size: number) {}

  get place(): number {
    return this.shown;
  }

  show(place: number): boolean {
    const last = Math.min(this.open, this.size - 1);
    if (!Number.isInteger(place) || place < 0 || place > last) {
      return false;
    }
    this.shown = place;
    return true;
  }

  solve(): void {
    if (this.shown === this.open && this.open < this.size) {
      this.open += 1;
    }
  }
}
