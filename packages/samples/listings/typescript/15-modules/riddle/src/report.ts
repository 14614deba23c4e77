import { normalise } from '#shared/normalise.js';
import type { Question } from './questions.js';

export type ReportLine = { id: string; choice: string };

export function report(questions: readonly Question[], choice: string): ReportLine[] {
  return questions.map(({ id }) => ({ id, choice: normalise(choice) }));
}
