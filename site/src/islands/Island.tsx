import type { ComponentType, ReactNode } from 'react';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { IslandName } from './registry.ts';

/**
 * When an island gets React:
 *
 * - `visible`: when it is nearly on the screen, or touched before;
 * - `touched`: when the reader presses, focuses or chooses something in it;
 * - `pressed`: when the reader presses something in it. The focus, which passes on the way to other things,
 *   loads nothing;
 * - `load`: with the page.
 */
export type IslandMoment = 'visible' | 'touched' | 'pressed' | 'load';

interface IslandProps<Props extends object> {
  /** Its name in the registry, from which the browser loads the same component. */
  readonly name: IslandName;
  readonly component: ComponentType<Props>;
  /** They travel in the page as JSON. */
  readonly props: Props;
  readonly when: IslandMoment;
  readonly className?: string | undefined;
}

/**
 * A part of the page that has a React root of its own in the browser. Its first state is in the page's
 * HTML. Where Docusaurus' application runs (the live-reload server, pages that ask for it), it is an
 * ordinary part of the tree.
 *
 * `useId` gives other values in another root: components of islands take their ids from their props.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when,
  className,
}: IslandProps<Props>): ReactNode {
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
    >
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>
    </div>
  );
}
