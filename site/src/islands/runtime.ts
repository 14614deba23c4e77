// The entry that the page script loads when an island or search is needed. Its file, `island-runtime`, contains Rspack's
// runtime, which loads the chunks of React, of the islands and of search.

import type { HeldActions } from '../client/islands/hold-actions.ts';
import { ISLANDS, type IslandName } from './registry.ts';

/**
 * Hydrates an island and replays what the reader did there meanwhile. React and the island's own code are loaded in
 * parallel.
 *
 * @param host the element of `Island`
 * @param held what the reader does in the island
 * @param onReady is called when the island handles events
 * @throws Error when code cannot be loaded; the actions stay held
 */
export async function hydrate(
  host: HTMLElement,
  held: HeldActions,
  onReady: () => void,
): Promise<void> {
  const props: object = JSON.parse(host.dataset.props ?? '{}');
  const [code, Component] = await Promise.all([
    import(/* webpackChunkName: "island-hydrate" */ './hydrate-island.tsx'),
    ISLANDS[host.dataset.island as IslandName](props, held),
  ]);
  // A button that hydration replaces while it is pressed would get no click.
  while (host.matches(':active')) {
    await new Promise(requestAnimationFrame);
  }
  const earlier = code.findEntered(host).filter(([field]) => !held.has(field));
  const findElements = code.rememberElements(host);
  await code.hydrateIsland(host, Component, props);
  onReady();
  await code.replayActions([...earlier, ...held], findElements());
}

/** Loads the code that answers queries. */
export const loadSearchCode = () =>
  import(/* webpackChunkName: "island-search" */ '../components/SearchDialog/answer-search.ts');

// The page script finds it there (`client/load-runtime.ts`).
Object.assign(window, { islandRuntime: { hydrate, loadSearchCode } });
