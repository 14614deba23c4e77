import text from '@generated/messages/default/page.json';
import { ISLANDS, type IslandName } from '../../islands/registry.ts';
import { HeldActions } from './held-actions.ts';
import { reloadOnce } from './reload-once.ts';

/** Distance below the screen at which an island is hydrated. */
const MARGIN = '400px';

/** Shows that the code of an island failed to load; it follows the island. */
const failures = new WeakMap<Element, Element>();

/**
 * Hydrates the islands of a page, each at the time in its `data-when` (`islands/Island.tsx`).
 * Earlier actions of the reader are replayed. When the code of an island fails to load, the page shows that, and
 * the next action retries.
 */
export function startIslands(page: Document): void {
  const waiting = new Map<Element, HeldActions>();
  const start = (host: HTMLElement): void => {
    const held = waiting.get(host);
    if (held !== undefined) {
      waiting.delete(host);
      failures.get(host)?.remove();
      void hydrate(host).then((outcome) => {
        if (outcome === 'ready') {
          void held.replay();
        } else if (outcome === 'failed') {
          waiting.set(host, held);
          if (host.hasAttribute('aria-busy')) {
            showFailure(host);
          }
        }
        host.removeAttribute('aria-busy');
      });
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          start(target);
        }
      }
    },
    { rootMargin: MARGIN },
  );
  for (const host of page.querySelectorAll<HTMLElement>('[data-island]')) {
    waiting.set(host, new HeldActions(host, () => start(host)));
    if (host.dataset.when === 'load' || location.hash.startsWith(`#${host.id}?`)) {
      start(host);
    } else if (host.dataset.when === 'visible') {
      observer.observe(host);
    }
  }
}

/**
 * Loads React and the island's own code in parallel. A host whose code failed to load has `data-failed`.
 *
 * @returns `reloading` when the page is reloaded because of that: there is no further attempt
 */
async function hydrate(host: HTMLElement): Promise<'ready' | 'failed' | 'reloading'> {
  const props: object = JSON.parse(host.dataset.props ?? '{}');
  try {
    const [{ hydrateIsland }, Component] = await Promise.all([
      import(/* webpackChunkName: "island-hydrate" */ '../../islands/hydrate-island.tsx'),
      ISLANDS[host.dataset.island as IslandName](props),
    ]);
    await hydrateIsland(host, Component, props);
    host.removeAttribute('data-failed');
    return 'ready';
  } catch (error) {
    host.setAttribute('data-failed', '');
    const message = `The code of the island "${host.dataset.island}" could not be loaded.`;
    return reloadOnce(message, error) ? 'reloading' : 'failed';
  }
}

function showFailure(host: HTMLElement): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = text.islandFailed;
  host.after(message);
  failures.set(host, message);
}
