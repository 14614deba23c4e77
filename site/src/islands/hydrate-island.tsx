import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';

/**
 * Gives an island its React root.
 *
 * @param host the element of `Island`
 * @returns when the island answers to what the reader does
 */
export function hydrateIsland<Props extends object>(
  host: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      host,
      <Ready onReady={resolve}>
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
      </Ready>,
    );
  });
}

/** Tells when what it holds, or what went wrong in it, has been committed. */
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
