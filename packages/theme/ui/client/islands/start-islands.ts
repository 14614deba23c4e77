import text from '@generated/messages/default/page.json';
import { loadIslands } from '../load-runtime.ts';
import { readStored } from '../stored.ts';
import { type HeldActions, holdActions } from './hold-actions.ts';

/** Distance below the screen at which an island is hydrated. */
const MARGIN = '400px';

/** Shows that the code of an island failed to load; it follows the island. */
const failures = new WeakMap<Element, Element>();

/**
 * Hydrates the islands of a page, each at the time in its `data-when` (`islands/Island.tsx`).
 * Earlier actions of the reader are replayed. When the code of an island fails to load, the page shows that, and
 * the next action retries.
 *
 * @param part with the islands, when the others have been started before
 */
export function startIslands(page: Document, part: ParentNode = page): void {
  /** The islands that are not ready. */
  const held = new Map<Element, HeldActions>();
  const started = new Set<Element>();
  const start = async (host: HTMLElement): Promise<void> => {
    const actions = held.get(host);
    if (actions === undefined || started.has(host)) {
      return;
    }
    started.add(host);
    failures.get(host)?.remove();
    const { island } = host.dataset;
    try {
      const { hydrate } = await loadIslands();
      await hydrate(host, actions, () => held.delete(host));
      host.removeAttribute('data-failed');
    } catch (error) {
      host.setAttribute('data-failed', '');
      if (!reloadOnce(`The code of the island "${island}" could not be loaded.`, error)) {
        started.delete(host);
        if (host.hasAttribute('aria-busy')) {
          showFailure(host);
        }
      }
    }
    host.removeAttribute('aria-busy');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void start(target as HTMLElement);
        }
      }
    },
    { rootMargin: MARGIN },
  );
  for (const host of part.querySelectorAll<HTMLElement>('[data-island]')) {
    held.set(host, new Map());
    if (host.dataset.when === 'load' || location.hash.startsWith(`#${host.id}?`)) {
      void start(host);
    } else if (host.dataset.when === 'visible' || readStored(`${host.dataset.stored}`)) {
      observer.observe(host);
    }
  }
  holdActions(page, held, (host) => void start(host));
}

function showFailure(host: HTMLElement): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = text.islandFailed;
  host.after(message);
  failures.set(host, message);
}

/** Storage key of the address of the last reloaded page. */
const KEY = 'vibe-docs.reloaded';

/**
 * Warns that code could not be loaded and reloads the page, once per address: after a new release,
 * an open page requests files that no longer exist. If that does not help, the page stays as it is. It is not
 * reloaded offline either, because the browser would replace it by an error page.
 *
 * @returns whether the page is about to be reloaded
 */
function reloadOnce(message: string, cause: unknown): boolean {
  console.warn(message, cause);
  try {
    if (navigator.onLine && sessionStorage.getItem(KEY) !== location.href) {
      sessionStorage.setItem(KEY, location.href);
      location.reload();
      return true;
    }
  } catch {
    // Without storage a reload loop could not be prevented: the page stays as it is.
  }
  return false;
}
