// Why a wrap: this is the documented way to map Markdown elements to components.
import { translate } from '@docusaurus/Translate';
import OriginalMDXComponents from '@theme-original/MDXComponents';
import { ReportStep } from '@vibe-docs/product-source/ui/CheckedAgainst/ReportStep';
import { Instructions } from '@vibe-docs/samples/ui/Instructions';
import { Diagram, type DiagramProps } from '@vibe-docs/theme/ui/components/Diagram';
import type { ComponentProps, ReactNode } from 'react';
import heights from '../../../writing/diagram-heights.json';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself on narrow screens, also by keyboard. The heading above it names it
 * (`site/config/page-steps.ts`).
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

const heightOf: Readonly<Record<string, number>> = heights;

/** @throws Error while the site is built, when no diagram has this name */
function SiteDiagram(props: Omit<DiagramProps, 'height'>): ReactNode {
  const height = heightOf[props.name];
  if (height === undefined) {
    const known = Object.keys(heightOf).join(', ');
    throw new Error(
      `No diagram is named "${props.name}". Known: ${known}. See site/writing/diagram-heights.json.`,
    );
  }
  return <Diagram {...props} height={height} />;
}

export default {
  ...OriginalMDXComponents,
  table: ScrollableTable,
  Diagram: SiteDiagram,
  Instructions,
  ReportStep,
};
