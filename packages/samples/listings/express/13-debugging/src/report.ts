import { readAttempts } from './attempts.js';
import { totalOf } from './points.js';

function report(learner: string): string {
  const own = readAttempts().filter((attempt) => attempt.learner === learner);
  return `${learner}: ${totalOf(own)} points`;
}

for (const learner of ['Owl', 'Fox', 'Hen']) {
  console.log(report(learner));
}
