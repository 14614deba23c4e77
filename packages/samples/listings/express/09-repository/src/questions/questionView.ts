import type { Question } from './questions.js';

/** What a learner may see: neither the answer nor its explanation. */
export function questionView({ id, lessonId, text, choices }: Question) {
  return { id, lessonId, text, choices };
}
