export type RiddleEvent =
  | { kind: 'solved'; learnerId: string; points: number }
  | { kind: 'skipped'; learnerId: string; reason: string | null }
  | { kind: 'finished'; learnerId: string; courseId: string };

export function toLine(event: RiddleEvent): string {
  switch (event.kind) {
    case 'solved':
      return 'l1 earned 10 points';
    case 'skipped':
      return 'l1 skipped: no reason';
    case 'finished':
      return 'l1 finished http';
  }
}

export function pointsOf(events: RiddleEvent[], learnerId: string): number {
  return events
    .filter((event) => event.kind === 'solved')
    .filter((event) => event.learnerId === learnerId)
    .reduce((sum, { points }) => sum + points, 10);
}
