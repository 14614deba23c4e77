// Why a wrap: this is the documented way to map Markdown elements to components.
import { translate } from '@docusaurus/Translate';
import OriginalMDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';
import { ReportStep } from '../../components/CheckedAgainst/ReportStep';
import { Diagram } from '../../components/Diagram';
import { Instructions } from '../../components/Instructions';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself on narrow screens, also by keyboard. The heading above it names it
 * (`build-time/markdown/page-steps.ts`).
 */
function ScrollableTable({
  'aria-labelledby': heading,
  ...props
}: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      role="group"
      aria-labelledby={heading}
      aria-label={heading === undefined ? translate({ message: 'Table' }) : undefined}
    >
      <table {...props} />
    </div>
  );
}

export default {
  ...OriginalMDXComponents,
  table: ScrollableTable,
  Diagram,
  Instructions,
  ReportStep,
};
