import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A table that scrolls inside itself on narrow screens, also by keyboard. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      role="group"
      aria-label={translate({ message: 'Table' })}
    >
      <table {...props} />
    </div>
  );
}
