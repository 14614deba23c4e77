import type { ComponentType, ReactNode } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';

interface IslandProps<Props extends object> {
  /** Its name in the site's registry, by which the browser loads the same component. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Serialised to JSON in the HTML. */
  readonly props: Props;
  /**
   * When it is hydrated:
   *
   * - `visible`: when it is almost on the screen, or used before;
   * - `touched`: when the reader presses, focuses or changes something in it;
   * - `pressed`: when the reader presses something in it. Focus, which may only pass through,
   *   loads nothing;
   * - `load`: with the page.
   */
  readonly when: 'visible' | 'touched' | 'pressed' | 'load';
  readonly className?: string | undefined;
  /** An address with the fragment `#<id>?…` hydrates the island with the page. */
  readonly id?: string;
  /** A storage key. Where the reader has something stored under it, the island is hydrated as if it were `visible`. */
  readonly storedAs?: string;
}

/**
 * A part of the page with its own React root in the browser. Its first state is in the page's
 * HTML. Under `docusaurus start`, where Docusaurus' application runs, it is an ordinary part of the tree.
 *
 * `useId` yields other values in another root: components of islands take their ids from their props.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when,
  className,
  id,
  storedAs,
}: IslandProps<Props>): ReactNode {
  return (
    <div
      id={id}
      className={className}
      data-island={name}
      data-when={when}
      data-stored={storedAs}
      data-props={JSON.stringify(props)}
    >
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>
    </div>
  );
}
