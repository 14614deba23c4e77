// Why a replacement instead of a wrap: the original shows titles only. Readers who decide whether
// to continue need the description, which the documents of the sidebar contain.
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocById, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import type DocPaginatorType from '@theme/DocPaginator';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof DocPaginatorType>;

export default function DocPaginator({ className, previous, next }: Props): ReactNode {
  return (
    <nav
      className={clsx(className, 'pagination-nav')}
      aria-label={translate({ id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages' })}
    >
      {previous && <PageLink page={previous} side="prev" />}
      {next && <PageLink page={next} side="next" />}
    </nav>
  );
}

const WORDS = {
  prev: translate({ id: 'theme.docs.paginator.previous', message: 'Previous' }),
  next: translate({ id: 'theme.docs.paginator.next', message: 'Next' }),
} as const;

interface PageLinkProps {
  readonly page: { readonly permalink: string; readonly title: string };
  readonly side: keyof typeof WORDS;
}

function PageLink({ page, side }: PageLinkProps): ReactNode {
  const sidebar = useDocsSidebar();
  const doc = useDocById(findDocId(sidebar?.items ?? [], page.permalink));
  return (
    <>
      <Link className={`pagination-nav__link pagination-nav__link--${side}`} to={page.permalink}>
        <div className="pagination-nav__sublabel">{WORDS[side]}</div>
        <div className="pagination-nav__label">{page.title}</div>
      </Link>
      {side === 'next' && doc?.description !== undefined && (
        <div className="pagination-nav__description">{doc.description}</div>
      )}
    </>
  );
}

function findDocId(items: readonly PropSidebarItem[], href: string): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === href) {
      return item.docId;
    }
    const inside = item.type === 'category' ? findDocId(item.items, href) : undefined;
    if (inside !== undefined) {
      return inside;
    }
  }
  return undefined;
}
