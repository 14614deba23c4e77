import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { updateChangedPage } from '../../internals/react-changed-page.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

// Loaded in parallel with React; search does without.
export * from './replay-actions.ts';

/**
 * Hydrates an island.
 *
 * @param host the element of `Island`
 * @returns a promise that resolves when the island handles events
 */
export function hydrateIsland<Props extends object>(
  host: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  updateChangedPage(host);
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

/** Reports when its children, or their error, have been committed. */
function Ready({
  onReady,
  children,
}: PropsWithChildren<{ readonly onReady: () => void }>): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}
