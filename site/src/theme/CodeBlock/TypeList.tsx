import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './types.module.css';

interface TypeListProps {
  /** One type per line, as the compiler formats it. */
  readonly types: readonly string[];
}

/**
 * The types of a block's names for keyboard, touch and screen reader. With a mouse, each is also
 * shown at its name. The search index does not contain them, because they are not part of the page's text.
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
