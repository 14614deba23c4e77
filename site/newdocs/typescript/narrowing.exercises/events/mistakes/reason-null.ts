export type RiddleEvent =
  | { kind: 'solved'; learnerId: string; points: number }
  | { kind: 'skipped'; learnerId: string; reason: string | null }
  | { kind: 'finished'; learnerId: string; courseId: string };

export function toLine(event: RiddleEvent): string {
  switch (event.kind) {
    case 'solved':
      return `${event.learnerId} earned ${event.points} points`;
    case 'skipped':
      return `${event.learnerId} skipped: ${event.reason}`;
    case 'finished':
      return `${event.learnerId} finished ${event.courseId}`;
  }
}

export function pointsOf(events: RiddleEvent[], learnerId: string): number {
  return events
    .filter((event) => event.kind === 'solved')
    .filter((event) => event.learnerId === learnerId)
    .reduce((sum, { points }) => sum + points, 0);
}
