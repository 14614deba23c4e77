import type { Attempt } from './attempts.js';

export function totalOf(attempts: Attempt[]): number {
  let total = 0;
  for (const attempt of attempts) {
    total += attempt.grade?.points ?? 0;
  }
  return total;
}
