import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiGroup } from '@vibe-docs/api-contract';
import type { ReactNode } from 'react';
import { MethodLabel } from './MethodLabel.tsx';
import styles from './styles.module.css';

interface ApiNavigationProps {
  readonly groups: readonly ApiGroup[];
}

/** Links to tags and operations: beside the page on wide screens, folded above it on narrow ones. */
export function ApiNavigation({ groups }: ApiNavigationProps): ReactNode {
  return (
    <>
      <nav className={styles.wideNavigation} aria-label={translate({ message: 'Operations' })}>
        {groups.map((group) => (
          <div key={group.name}>
            <p className={styles.groupName}>{group.name}</p>
            {group.tags.map((tag) => (
              <details key={tag.name}>
                <summary>{tag.name}</summary>
                <ul className={styles.operationLinks}>
                  {tag.operations.map(({ id, method, summary }) => (
                    <li key={id}>
                      <Link to={`#${id}`} className={styles.operationLink}>
                        <MethodLabel method={method} />
                        {summary}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        ))}
        <p className={styles.groupName}>
          <Link to="#schemas">
            <Translate>Schemas</Translate>
          </Link>
        </p>
      </nav>
      <nav
        className={styles.narrowNavigation}
        aria-label={translate({ message: 'Groups of operations' })}
      >
        <details>
          <summary>
            <Translate>Jump to a group</Translate>
          </summary>
          <ul className={styles.tagLinks}>
            {groups.flatMap((group) =>
              group.tags.map((tag) => (
                <li key={tag.name}>
                  <Link to={`#${tag.anchor}`}>{tag.name}</Link>
                </li>
              )),
            )}
            <li>
              <Link to="#schemas">
                <Translate>Schemas</Translate>
              </Link>
            </li>
          </ul>
        </details>
      </nav>
    </>
  );
}
