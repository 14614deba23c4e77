export interface RiddleEvent {
  kind: 'solved' | 'skipped' | 'finished';
  learnerId: string;
  points?: number;
  reason?: string | null;
  courseId?: string;
}

export function toLine(event: RiddleEvent): string {
  switch (event.kind) {
    case 'solved':
      return `${event.learnerId} earned ${event.points} points`;
    case 'skipped':
      return `${event.learnerId} skipped: ${event.reason ?? 'no reason'}`;
    case 'finished':
      return `${event.learnerId} finished ${event.courseId}`;
  }
}

export function pointsOf(events: RiddleEvent[], learnerId: string): number {
  return events
    .filter((event) => event.learnerId === learnerId)
    .reduce((sum, event) => sum + (event.points ?? 0), 0);
}
