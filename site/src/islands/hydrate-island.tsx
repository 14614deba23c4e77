import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';

/**
 * Gives an island its React root.
 *
 * @param host the element of `Island`
 * @param Component the island's own, of the registry
 * @returns when the island answers to what the reader does
 */
export function hydrateIsland(host: HTMLElement, Component: ComponentType<object>): Promise<void> {
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
