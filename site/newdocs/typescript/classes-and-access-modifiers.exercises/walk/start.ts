export class Walk {
  constructor(size: number) {
    throw new Error('Write the class Walk.');
  }

  get place(): number {
    return 0;
  }

  show(place: number): boolean {
    return false;
  }

  solve(): void {}
}
