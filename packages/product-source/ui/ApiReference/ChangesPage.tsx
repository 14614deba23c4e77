import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { TextWithCode } from '@vibe-docs/theme/ui/components/TextWithCode';
import { Fragment, type ReactNode } from 'react';
import type { OperationChange, ReferenceChanges } from '../../src/reference/index.ts';
import { MethodLabel } from './elements.tsx';
import { type GroupLink, ReferencePage } from './ReferencePage.tsx';
import styles from './styles.module.css';

interface ChangesPageProps {
  readonly changes: ReferenceChanges;
  readonly groups: readonly GroupLink[];
}

/** The page `/api/changes`: what changed between the documented states of the product, breaking changes first. */
export default function ChangesPage({ changes, groups }: ChangesPageProps): ReactNode {
  const { before, after, breaking, compatible, added } = changes;
  const months = { before: monthOf(before.date), after: monthOf(after.date) };
  const lists = [
    ['breaking', translate({ message: 'Breaking changes' }), breaking],
    ['compatible', translate({ message: 'Other changes' }), compatible],
  ] as const;
  const unserved = added.filter(({ link }) => link === undefined);
  return (
    <ReferencePage
      title={translate({ message: 'API changes' })}
      description={translate(
        {
          message: 'What changed in the ViBe API from {before} to {after}, breaking changes first.',
        },
        months,
      )}
      groups={groups}
      current="changes"
    >
      <p className={styles.lead}>
        {translate(
          {
            message:
              'From {before} ({old}) to {after} ({now}): {breaking} operations changed in a way that breaks calls or are gone, {compatible} changed otherwise, {added} are new. Compared are the two states of the source, not releases.',
          },
          {
            ...months,
            old: before.commit.slice(0, 7),
            now: after.commit.slice(0, 7),
            breaking: breaking.length,
            compatible: compatible.length,
            added: added.length,
          },
        )}
      </p>
      <p>
        <Link to="/docs/changes-since-july-2025#breaking">
          <Translate>What replaces the removed operations</Translate>
        </Link>
      </p>
      {lists.map(([id, heading, list]) => (
        <Fragment key={id}>
          <Heading as="h2" id={id}>
            {heading}
          </Heading>
          <Changes changes={list} />
        </Fragment>
      ))}
      <Heading as="h2" id="added">
        {translate({ message: 'New operations' })}
      </Heading>
      {groups
        .map((group) => ({
          ...group,
          changes: added.filter(({ link }) => link?.slug === group.slug),
        }))
        .filter(({ changes }) => changes.length > 0)
        .map(({ slug, title, changes }) => (
          <Fragment key={slug}>
            <Heading as="h3" id={`added-${slug}`}>
              {title}
            </Heading>
            <Changes changes={changes} />
          </Fragment>
        ))}
      {unserved.length > 0 && <Changes changes={unserved} />}
    </ReferencePage>
  );
}

function monthOf(date: string): string {
  return new Date(date).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function Changes({ changes }: { readonly changes: readonly OperationChange[] }): ReactNode {
  return (
    <ul className={styles.changes}>
      {changes.map(({ method, path, link, isRemoved, details }) => (
        <li key={`${method} ${path}`}>
          <MethodLabel method={method} /> <code>{path}</code>{' '}
          {link !== undefined && <Link to={`/api/${link.slug}#${link.id}`}>{link.title}</Link>}
          {isRemoved && <b>{translate({ message: 'removed' })}</b>}
          {details.length > 0 && (
            <ul>
              {details.map(({ text, isBreaking }) => (
                <li key={text}>
                  <TextWithCode text={text} />
                  {isBreaking && (
                    <>
                      {' '}
                      <b>{translate({ message: 'breaking' })}</b>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
