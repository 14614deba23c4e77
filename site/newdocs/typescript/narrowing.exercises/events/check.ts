import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

const events: Solution.RiddleEvent[] = [
  { kind: 'solved', learnerId: 'l2', points: 5 },
  { kind: 'skipped', learnerId: 'l1', reason: null },
  { kind: 'solved', learnerId: 'l1', points: 7 },
  { kind: 'solved', learnerId: 'l1', points: 4 },
  { kind: 'finished', learnerId: 'l3', courseId: 'git' },
];

export const checks: Checks<typeof Solution> = {
  async solved({ toLine }, { gives }) {
    const line = () => toLine({ kind: 'solved', learnerId: 'l2', points: 5 });
    await gives("toLine of l2's solved question, 5 points", line, 'l2 earned 5 points');
  },
  async skipped({ toLine }, { gives }) {
    const line = (reason: string | null) => () =>
      toLine({ kind: 'skipped', learnerId: 'l2', reason });
    await gives(
      "toLine of l2's skipped question, reason 'no time'",
      line('no time'),
      'l2 skipped: no time',
    );
    await gives(
      "toLine of l2's skipped question, reason null",
      line(null),
      'l2 skipped: no reason',
    );
  },
  async finished({ toLine }, { gives }) {
    const line = () => toLine({ kind: 'finished', learnerId: 'l3', courseId: 'git' });
    await gives("toLine of l3's finished course git", line, 'l3 finished git');
  },
  async points({ pointsOf }, { gives }) {
    await gives(
      "pointsOf for 'l1', who earned 7 and 4; l2 earned 5",
      () => pointsOf(events, 'l1'),
      11,
    );
  },
  async none({ pointsOf }, { gives }) {
    await gives("pointsOf for 'l3', who finished a course", () => pointsOf(events, 'l3'), 0);
    await gives("pointsOf([], 'l1')", () => pointsOf([], 'l1'), 0);
  },
};
