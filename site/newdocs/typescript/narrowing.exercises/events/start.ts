export type RiddleEvent = { kind: 'solved'; learnerId: string; points: number };

export function toLine(event: RiddleEvent): string {
  throw new Error('Write the function toLine.');
}

export function pointsOf(events: RiddleEvent[], learnerId: string): number {
  throw new Error('Write the function pointsOf.');
}
