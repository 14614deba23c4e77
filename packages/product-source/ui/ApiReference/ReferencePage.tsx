import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { ArticleData } from '@vibe-docs/theme/ui/components/ArticleData';
import { CodeCopyButton } from '@vibe-docs/theme/ui/components/CodeCopyButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ReferenceGroup } from '../../src/reference/index.ts';
import styles from './styles.module.css';

interface ReferencePageProps {
  readonly title: string;
  readonly description: string;
  readonly groups: readonly GroupLink[];
  /** Slug of the page that is shown; empty for the overview. */
  readonly current: string;
  /** Links to the parts of the page. */
  readonly parts?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the reference, to which others link. */
export type GroupLink = Pick<ReferenceGroup, 'slug' | 'title'>;

/** Frame of all API pages: links to groups beside the page on wide screens, folded above it on others. */
export function ReferencePage(props: ReferencePageProps): ReactNode {
  const { title, description, current, children } = props;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <ArticleData
        title={title}
        description={description}
        trail={[
          [translate({ message: 'API Documentation' }), 'api'],
          ...(current === '' ? [] : [[title, `api/${current}`] as const]),
        ]}
      />
      <div className={styles.layout}>
        <nav
          className={styles.navigation}
          aria-label={translate({ message: 'Groups of operations' })}
        >
          <GroupLinks {...props} />
        </nav>
        <main className={clsx('markdown', styles.content)}>
          <details className={styles.jump} data-markdown-ignore="">
            <summary>
              {props.parts === undefined
                ? translate({ message: 'Jump to another group' })
                : translate({ message: 'Operations and other groups' })}
            </summary>
            {props.parts !== undefined && (
              <nav aria-label={translate({ message: 'Operations' })}>{props.parts}</nav>
            )}
            <nav aria-label={translate({ message: 'Other groups' })}>
              <GroupLinks {...props} parts={undefined} />
            </nav>
          </details>
          <Heading as="h1">{title}</Heading>
          {/* Each figure gets a copy (`packages/theme/ui/client/copy-code.ts`). */}
          <div hidden data-copy-button>
            <CodeCopyButton />
          </div>
          {children}
        </main>
      </div>
    </Layout>
  );
}

/** The group that the page shows comes first, so that its operations are in view. */
function GroupLinks({ groups, current, parts }: ReferencePageProps): ReactNode {
  const isCurrent = ({ slug }: GroupLink) => slug === current;
  const links = [
    { slug: '', title: translate({ message: 'Overview' }) },
    { slug: 'changes', title: translate({ message: 'Changes' }) },
    ...groups.filter(isCurrent),
    ...groups.filter((group) => !isCurrent(group)),
  ];
  return (
    <ul>
      {links.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            to={slug === '' ? '/api' : `/api/${slug}`}
            aria-current={slug === current ? 'page' : undefined}
          >
            {title}
          </Link>
          {slug === current && parts}
        </li>
      ))}
    </ul>
  );
}
