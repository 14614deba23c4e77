import pages from '@generated/checkpoints/default/pages.json';
import { countRight } from '@vibe-docs/checkpoints/engine';
import { readProgress } from '../Checkpoint/progress-store';

export { subscribeToProgress } from '../Checkpoint/progress-store';

/** Counts a page's right answers among the questions that the page has today. */
export function countRightAnswers(page: string): number {
  return countRight(readProgress(), page, pages[page] ?? []);
}
