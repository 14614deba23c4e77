import type { ComponentProps } from 'react';
import {
  endReview,
  type PlayerQuestion,
  type QuestionPlace,
} from '../../src/checkpoints/engine/index.ts';
import type { CheckpointIsland } from '../Checkpoint/CheckpointIsland.tsx';
import { updateProgress } from '../Checkpoint/progress-store.ts';
import { type Texts, textsInPage } from '../Checkpoint/texts.ts';

/** The questions of one practice, listed when it starts. */
export interface Session {
  readonly waiting: readonly QuestionPlace[];
  /** Number of questions that were shown before. */
  readonly asked: number;
}

/** A page as practice needs it. */
interface PageQuestions {
  readonly title: string;
  readonly path: string;
  readonly questions: readonly PlayerQuestion[];
  readonly texts: Texts;
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

/** The pages of this visit: several questions may be from one. */
const loaded = new Map<string, PageQuestions>();

/**
 * Reads the questions of a page from its HTML, which holds their data and rendered texts
 * (`components/Checkpoint`). So there is no second copy of them to load.
 *
 * @param path address of the page, including the base path
 * @returns `undefined` when there is no such page, or it has no questions
 * @throws Error when the page cannot be loaded
 */
async function loadPage(path: string): Promise<PageQuestions | undefined> {
  const known = loaded.get(path);
  if (known !== undefined) {
    return known;
  }
  const response = await fetch(path);
  if (!response.ok && response.status !== 404) {
    throw new Error(`Cannot load the questions of ${path}: status ${response.status}`);
  }
  // Without the styles of its kind of page, which the policy of this one would report.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const host = page.querySelector<HTMLElement>('[data-island="checkpoint"]');
  if (!response.ok || host === null) {
    return undefined;
  }
  const { questions, listId }: ComponentProps<typeof CheckpointIsland> = JSON.parse(
    host.dataset.props ?? '{}',
  );
  const title = page.querySelector('h1')?.textContent ?? '';
  const result = { title, path, questions, texts: textsInPage(listId, page) };
  loaded.set(path, result);
  return result;
}
