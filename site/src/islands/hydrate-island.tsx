import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';
import { ISLANDS, type IslandName } from './registry.ts';

/**
 * Gives an island its React root.
 *
 * @param host the element of `Island`
 * @throws Error when the island's code cannot be loaded
 * @returns when the island answers to what the reader does
 */
export async function hydrateIsland(host: HTMLElement): Promise<void> {
  const Component: React.ComponentType<object> = await ISLANDS[host.dataset.island as IslandName]();
  const props: object = JSON.parse(host.dataset.props ?? '{}');
  return new Promise((resolve) => {
    hydrateRoot(
      host,
      <IslandBoundary>
        <Ready onReady={resolve}>
          <Component {...props} />
        </Ready>
      </IslandBoundary>,
    );
  });
}

/** Tells when what it holds has been committed. */
function Ready({
  onReady,
  children,
}: {
  readonly onReady: () => void;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}
