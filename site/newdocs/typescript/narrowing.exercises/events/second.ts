interface Base {
  learnerId: string;
}
interface Solved extends Base {
  kind: 'solved';
  points: number;
}
interface Skipped extends Base {
  kind: 'skipped';
  reason: string | null;
}
interface Finished extends Base {
  kind: 'finished';
  courseId: string;
}
export type RiddleEvent = Solved | Skipped | Finished;

function actionOf(event: RiddleEvent): string {
  if (event.kind === 'solved') return `earned ${event.points} points`;
  if (event.kind === 'finished') return `finished ${event.courseId}`;
  return event.reason === null ? 'skipped: no reason' : `skipped: ${event.reason}`;
}

export const toLine = (event: RiddleEvent): string => `${event.learnerId} ${actionOf(event)}`;

export const pointsOf = (events: readonly RiddleEvent[], learnerId: string): number => {
  let total = 0;
  for (const event of events) {
    if (event.learnerId === learnerId && event.kind === 'solved') {
      total += event.points;
    }
  }
  return total;
};
