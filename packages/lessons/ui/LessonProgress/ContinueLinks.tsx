import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './continue.module.css';

interface ContinueLinkProps {
  /** Folder of the lessons, such as `newdocs/express`; empty for the series that was visited last. */
  readonly series: string;
  readonly className?: string;
}

/**
 * Back to where the reader was. The page script writes its text and shows it to readers who were somewhere; without
 * a text it is nothing for programs that read the HTML without its styles.
 */
export function ContinueLink({ series, className }: ContinueLinkProps): ReactNode {
  return <Link to="/newdocs" data-continue={series} className={className} hidden />;
}

/** For returning readers: the last lesson, and what is due. Empty for others. */
export function ContinueLinks(): ReactNode {
  return (
    <p className={styles.resume}>
      <ContinueLink series="" className="button button--primary" />
      <Link to="/newdocs/practice" data-due="" className="button button--secondary" hidden />
    </p>
  );
}
