import type { ComponentType } from 'react';
import type { HeldActions } from '../client/islands/hold-actions.ts';

/**
 * Loads the component of an island. Its props, and what the reader has pressed so far, are available to preload other
 * code.
 */
export type LoadIsland = (props: object, held: HeldActions) => Promise<ComponentType<object>>;

/** What the page script finds when it has loaded the code of islands and search (`client/load-runtime.ts`). */
export interface Runtime {
  /**
   * Hydrates an island and replays what the reader did there meanwhile. React and the island's own code are loaded in
   * parallel.
   *
   * @param host the element of `Island`
   * @param held what the reader does in the island
   * @param onReady is called when the island handles events
   * @throws Error when code cannot be loaded; the actions stay held
   */
  hydrate(host: HTMLElement, held: HeldActions, onReady: () => void): Promise<void>;
  loadSearchCode(): Promise<unknown>;
}

/**
 * Offers the islands of a site to its page script.
 *
 * @param islands by the names that `Island` gives to its elements
 */
export function startRuntime(
  islands: Readonly<Record<string, LoadIsland>>,
  loadSearchCode: Runtime['loadSearchCode'],
): void {
  const hydrate: Runtime['hydrate'] = async (host, held, onReady) => {
    const props: object = JSON.parse(host.dataset.props ?? '{}');
    const name = host.dataset.island ?? '';
    const load = islands[name];
    if (load === undefined) throw new Error(`No island is named "${name}".`);
    const [code, Component] = await Promise.all([
      import(/* webpackChunkName: "island-hydrate" */ './hydrate-island.tsx'),
      load(props, held),
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
  };
  Object.assign(window, { islandRuntime: { hydrate, loadSearchCode } satisfies Runtime });
}
