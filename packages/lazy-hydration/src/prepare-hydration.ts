import { type Connection, connectionOf } from './connection.ts';
import { controlAt, isPageLink, leadsToAnotherPage, sleepingControlAt } from './controls.ts';
import { HeldEvents } from './held-events.ts';
import { hydrateOnSight } from './hydrate-on-sight.ts';
import { loadScripts, prefetch } from './load-scripts.ts';
import { loadWholeStyles } from './load-whole-styles.ts';
import { afterLoad, whenIdle } from './page-moments.ts';
import { PagesAhead } from './pages-ahead.ts';
import { watchRestingLinks } from './resting-links.ts';

/** An event of the document that starts React at once. */
export const HYDRATE_EVENT = 'hydrate';

/** How many pages are fetched because their links stand on the screen: on a slow line 150 kB. */
const MOST_PAGES_AHEAD = { good: 20, slow: 6, saving: 0 } as const;

/** The generator sets it to `true` when React has taken over. */
const HYDRATED = 'data-has-hydrated';

export interface HydrationOptions {
  /** The scripts that take the page over, in their order. */
  readonly scripts: readonly string[];
  /** Keys that React answers wherever the focus is. */
  readonly isShortcut: (event: KeyboardEvent) => boolean;
  /** CSS selector of the links that a reader follows to read on. */
  readonly readingLinks: string;
}

/**
 * Leaves a finished page as it is until React is needed, and starts it then: "static first".
 *
 * It starts when the reader comes near a control, presses a key, reads on where the line is good, or
 * meets a part that asks for it (`hydrateOnSight`). What is pressed meanwhile is kept and told again.
 * A link works without React: for the pointer of a mouse on a good line React starts; otherwise the
 * browser follows the link alone, and the focus that a press gives it starts nothing. The page behind it
 * is fetched when the link has stood on the screen for a moment, or when the pointer comes.
 * When the line is good and the browser has nothing to do, the scripts are fetched, but not run.
 * Nothing is fetched ahead when data is saved.
 *
 * If a script cannot be loaded, the page stays as it is, and the next event tries again.
 */
export function prepareHydration(page: Document, options: HydrationOptions): void {
  const { scripts, isShortcut, readingLinks } = options;
  const root = page.documentElement;
  const held = new HeldEvents();
  const listening = new AbortController();
  const missing = new Set(scripts);
  let isLoading = false;
  let isTabbing = false;
  let pressed: HTMLElement | undefined;

  const hydrate = (): void => {
    if (!isLoading) {
      isLoading = true;
      loadWholeStyles(page);
      loadScripts(page, missing, () => {
        isLoading = false;
      });
    }
  };

  const pages = new PagesAhead(page);
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    answer: (event: DocumentEventMap[Type]) => void,
  ): void => {
    const passive = type !== 'click' && type !== 'keydown';
    page.addEventListener(type, answer, { capture: true, passive, signal: listening.signal });
  };

  listen('pointerover', ({ target, pointerType }) => {
    const control = controlAt(target);
    if (control === undefined) {
      return;
    }
    held.notePointer(control);
    // A finger comes to follow the link at once: React would be too late, and in the way.
    const staysOver = connection() === 'good' && pointerType !== 'touch';
    if (!isPageLink(control) || staysOver) {
      hydrate();
    } else if (connection() !== 'saving') {
      pages.fetch(control);
    }
  });
  listen('pointerdown', ({ target }) => {
    pressed = controlAt(target);
  });
  listen('focusin', ({ target }) => {
    const control = controlAt(target);
    // A press gives a link the focus as well, in the middle of its way to the next page.
    if (control === undefined || (control === pressed && isPageLink(control))) {
      return;
    }
    if (!isTabbing) {
      held.noteFocus(control);
    }
    hydrate();
  });
  listen('keydown', (event) => {
    isTabbing = event.key === 'Tab';
    setTimeout(() => {
      isTabbing = false;
    });
    if (isShortcut(event)) {
      held.holdKey(event);
    }
    hydrate();
  });
  listen('click', (event) => {
    const control = sleepingControlAt(event.target);
    if (control !== undefined) {
      held.holdClick(event, control);
      hydrate();
    }
  });
  listen('change', ({ target }) => {
    if (target !== null) {
      held.noteChange(target);
      hydrate();
    }
  });
  afterLoad(() =>
    listen('scroll', () => {
      if (connection() === 'good') {
        hydrate();
      }
    }),
  );
  page.addEventListener(HYDRATE_EVENT, hydrate, { signal: listening.signal });

  new MutationObserver((_, observer) => {
    if (root.getAttribute(HYDRATED) === 'true') {
      observer.disconnect();
      listening.abort();
      held.replay();
    }
  }).observe(root, { attributeFilter: [HYDRATED] });

  hydrateOnSight(page, hydrate);
  whenIdle(() => {
    if (!isLoading && connection() === 'good') {
      for (const script of scripts) {
        prefetch(page, script, 'script');
      }
    }
    const links = page.querySelectorAll<HTMLAnchorElement>(readingLinks);
    fetchResting([...links], pages, listening.signal);
  });
}

/** Fetches pages whose links stay on the screen, as many as the line allows. */
function fetchResting(
  links: readonly HTMLAnchorElement[],
  pages: PagesAhead,
  signal: AbortSignal,
): void {
  const answer = (link: HTMLAnchorElement) => {
    if (pages.count < MOST_PAGES_AHEAD[connection()]) {
      pages.fetch(link);
    }
  };
  watchRestingLinks(links.filter(leadsToAnotherPage), answer, signal);
}

function connection(): Connection {
  return connectionOf(navigator);
}
