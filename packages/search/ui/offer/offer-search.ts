import text from '@generated/messages/default/page.json';
import { elementAt, onClick } from '@vibe-docs/theme/ui/client/element-at';
import { onKey } from '@vibe-docs/theme/ui/client/keys';
import type * as SearchCode from '../SearchDialog/answer-search.ts';
import { answerSearchKeys, OPENERS } from './search-keys.ts';

/** Maximum length of a query; the field has the same limit. */
const MOST_CHARACTERS = 64;

/** Attribute of the root element while the dialog is open; styles prevent scrolling of the page. */
const OPEN = 'data-search-open';

type Focusable = Element & HTMLOrSVGElement;

/** Loads the code that answers queries. */
export type LoadSearch = () => Promise<typeof SearchCode>;

/**
 * Opens the dialog that `components/SearchDialog` renders into each page: on a click or focus of an opener, and by key.
 * The dialog's code is loaded when a pointer comes near, never before.
 */
export function offerSearch(page: Document, load: LoadSearch): void {
  const focus = watchFocus(page);
  /** Queried each time: the development server replaces it. */
  const find = () => page.querySelector<HTMLDialogElement>('dialog[data-search]');
  let opener: Focusable | null | undefined;
  let opening = new AbortController();

  /**
   * Puts the focus into the field at once, so that the next keystroke is not lost. The code is loaded meanwhile.
   *
   * @param from is focused when the dialog closes; default: the focused element
   * @param query initial value of the field; default: the selected text
   */
  const open = (from?: Focusable, query?: string) => {
    const dialog = find();
    const input = dialog?.querySelector('input');
    if (!dialog || !input || dialog.open) {
      return;
    }
    // HTML or SVG: nothing else in a page takes the focus.
    const focused = page.activeElement as Focusable | null;
    opener = from ?? focused;
    const selection = query === undefined ? String(getSelection()).slice(0, MOST_CHARACTERS) : '';
    // Otherwise the browser would restore the focus itself, which would open search again.
    focused?.blur();
    input.value = query ?? selection;
    page.documentElement.toggleAttribute(OPEN, true);
    // A modal dialog makes the page inert at once, which takes Chromium four times as long as showing this one:
    // `answer-search.ts` does so after the first frame. Above another modal dialog nothing else is seen.
    dialog[page.querySelector(':modal') ? 'showModal' : 'show']();
    input.focus();
    if (selection !== '') {
      input.select();
    }
    // The event of the last closing may still be on its way.
    opening.abort();
    opening = new AbortController();
    void answer(dialog, load, opening.signal);
  };

  // This event also precedes each tap. Opening the dialog retries, and shows an error.
  page.addEventListener('pointerover', ({ target }) => {
    const dialog = find();
    if (elementAt(target, OPENERS) !== null && dialog !== null) {
      load()
        .then(({ warmSearch }) => warmSearch(dialog))
        .catch(() => undefined);
    }
  });
  page.addEventListener('focusin', ({ target }) => {
    const at = elementAt(target, OPENERS);
    if (at !== null && focus.isWelcome()) {
      open(at);
    }
  });
  onClick(page, OPENERS, (at) => open(at));
  onClick(page, '[data-closes-search]', () => find()?.close());
  answerSearchKeys(find, open);
  const close = ({ target }: Event) => {
    const dialog = find();
    // Opened again meanwhile: the event of the last closing.
    if (dialog && target === dialog && !dialog.open) {
      opening.abort();
      page.documentElement.toggleAttribute(OPEN, false);
      const at = opener === page.body ? page.querySelector<HTMLElement>(OPENERS) : opener;
      if (at) {
        focus.giveTo(at);
      }
    }
  };
  // This event does not bubble.
  page.addEventListener('close', close, { capture: true });
}

/**
 * When the code fails to load the dialog says so, and the next letter retries; Enter opens the search page, as without
 * a script.
 */
async function answer(dialog: HTMLDialogElement, load: LoadSearch, signal: AbortSignal) {
  try {
    const { answerSearch } = await load();
    answerSearch(dialog, signal);
  } catch {
    if (!signal.aborted) {
      const message = document.createElement('p');
      message.role = 'alert';
      message.textContent = text.searchFailed;
      dialog.querySelector('[data-search-results]')?.replaceChildren(message);
      const again = () => void answer(dialog, load, signal);
      dialog.addEventListener('input', again, { once: true, signal });
    }
  }
}

/**
 * Decides whether a focus event may open search.
 *
 * Focus by Tab does not open it: readers who navigate by keyboard must be able to pass the
 * button (WCAG 2.2, 3.2.1). Nor does focus that is restored by a closed dialog, or by switching back to the
 * window. Every other focus does: from a script, an assistive technology, a tap.
 *
 * @returns `isWelcome`, and `giveTo`, which focuses an element without opening search
 */
function watchFocus(page: Document) {
  let isWelcome = true;
  /** Focus moves in the same task in which a key is handled. */
  const pause = () => {
    isWelcome = false;
    setTimeout(() => {
      isWelcome = true;
    });
  };
  onKey(page, ({ key }) => key === 'Tab' && pause(), { capture: true });
  window.addEventListener('blur', () => {
    isWelcome = false;
  });
  window.addEventListener('focus', pause);
  return {
    isWelcome: (): boolean => isWelcome,
    giveTo(element: HTMLOrSVGElement): void {
      pause();
      element.focus({ preventScroll: true });
    },
  };
}
