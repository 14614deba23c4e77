import type { PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import { type Texts, textsInPage } from '../Checkpoint/texts.ts';

/** A page as practice needs it. */
export interface PageQuestions {
  readonly title: string;
  readonly path: string;
  readonly questions: readonly PlayerQuestion[];
  readonly texts: Texts;
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
export async function loadPage(path: string): Promise<PageQuestions | undefined> {
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
  const { questions, listId }: CheckpointData = JSON.parse(host.dataset.props ?? '{}');
  const title = page.querySelector('h1')?.textContent ?? '';
  const result = { title, path, questions, texts: textsInPage(listId, page) };
  loaded.set(path, result);
  return result;
}

/** The part of the props of `CheckpointIsland` that is read here. */
interface CheckpointData {
  readonly questions: readonly PlayerQuestion[];
  readonly listId: string;
}
