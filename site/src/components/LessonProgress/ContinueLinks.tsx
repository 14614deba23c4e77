import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import text from '@generated/messages/default/progress-counts.json';
import type { ReactNode } from 'react';
import styles from './continue.module.css';

interface ContinueLinkProps {
  /** Folder of the lessons, such as `newdocs/express`; empty for the series that was visited last. */
  readonly series: string;
  readonly className?: string;
}

/** Back to where the reader was. The page script shows it to readers who were somewhere. */
export function ContinueLink({ series, className }: ContinueLinkProps): ReactNode {
  return (
    <a href={useBaseUrl('/newdocs')} data-continue={series} className={className} hidden>
      {text.continue}
    </a>
  );
}

/** For returning readers: the last lesson, and what is due. Empty for others. */
export function ContinueLinks(): ReactNode {
  return (
    <p className={styles.resume}>
      <ContinueLink series="" className="button button--primary" />
      <Link to="/newdocs/practice" data-due="" className="button button--secondary" hidden>
        {text.due}
      </Link>
    </p>
  );
}
