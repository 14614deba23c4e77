import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './types.module.css';

interface TypeListProps {
  /** One line for each name, as the compiler words it. */
  readonly types: readonly string[];
}

/**
 * The types of a block's names for keyboard, touch and screen reader. The pointer finds each of
 * them at its name as well; search does not, because they are no words of the page.
 */
export function TypeList({ types }: TypeListProps): ReactNode {
  return (
    <details className={styles.types} data-search="off">
      <summary>
        <Translate>Types</Translate>
      </summary>
      <ul translate="no">
        {types.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
    </details>
  );
}
