import { endReview, type PlayerQuestion, type QuestionPlace } from '@vibe-docs/checkpoints/engine';
import { updateProgress } from '../Checkpoint/progress-store.ts';
import { loadPage, type PageQuestions } from './load-page.ts';

/** The questions of one practice, listed when it starts. */
export interface Session {
  readonly waiting: readonly QuestionPlace[];
  /** Number of questions that were shown before. */
  readonly asked: number;
}

/** What practice shows. */
export type Step =
  | { readonly kind: 'start' | 'loading' }
  | { readonly kind: 'failed'; readonly session: Session }
  | {
      readonly kind: 'question';
      readonly page: PageQuestions;
      readonly place: QuestionPlace;
      readonly question: PlayerQuestion;
      readonly session: Session;
    }
  | { readonly kind: 'end'; readonly asked: number };

/**
 * Loads the first waiting question. The review of questions that were removed from the site ends.
 *
 * @param paths address of each page with questions, by its key
 */
export async function nextStep(
  session: Session,
  paths: Readonly<Record<string, string>>,
): Promise<Step> {
  let { waiting } = session;
  for (const place of session.waiting) {
    try {
      const path = paths[place.page];
      const page = path === undefined ? undefined : await loadPage(path);
      const question = page?.questions.find(({ id }) => id === place.id);
      if (page !== undefined && question !== undefined) {
        return { kind: 'question', page, place, question, session: { ...session, waiting } };
      }
    } catch (error) {
      console.warn(`The question ${place.id} could not be loaded.`, error);
      return { kind: 'failed', session: { ...session, waiting } };
    }
    waiting = waiting.slice(1);
    updateProgress((now) => endReview(now, place));
  }
  return { kind: 'end', asked: session.asked };
}
