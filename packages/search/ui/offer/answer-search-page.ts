import text from '@generated/messages/default/page.json';
import type { LoadSearch } from './offer-search.ts';

/** Answers the form of the search page. When the code fails to load it says so, and the next letter tries again. */
export function answerSearchPage(page: Document, load: LoadSearch): void {
  const place = page.querySelector<HTMLElement>('[data-search-page]');
  if (place !== null) {
    load()
      .then(({ answerSearchPage: answer }) => answer(place))
      .catch(() => {
        place.querySelector('[role=status]')?.replaceChildren(text.searchFailed);
        place.addEventListener('input', () => answerSearchPage(page, load), { once: true });
      });
  }
}
