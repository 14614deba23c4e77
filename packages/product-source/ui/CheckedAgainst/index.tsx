import Translate, { translate } from '@docusaurus/Translate';
import locale from '@generated/messages/default/locale.json';
import { encodeQuery } from '@vibe-docs/agents/ui/PageActions/encode-query';
import type { ReactNode } from 'react';
import type { CheckedProduct } from './checked-product.ts';
import styles from './styles.module.css';

/** British order of day and month, as the pages write it. */
const DATE = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
  dateStyle: 'long',
  timeZone: 'UTC',
});

interface CheckedAgainstProps {
  readonly product: CheckedProduct;
  readonly title: string;
  /** Full address of the page. */
  readonly address: string;
}

/** At the end of a page about the product: the state that it was checked against, and how to object. */
export function CheckedAgainst(props: CheckedAgainstProps): ReactNode {
  const { commit, date, repositoryUrl } = props.product;
  const state = translate(
    { message: 'ViBe {commit}, {date}' },
    { commit: commit.slice(0, 7), date: DATE.format(new Date(date)) },
  );
  return (
    <p className={styles.evidence} data-search="off">
      <Translate
        values={{
          state: <a href={`${repositoryUrl}/commit/${commit}`}>{state}</a>,
          command: <code>git checkout {commit}</code>,
          report: <a href={reportUrl(props)}>{translate({ message: 'Report a problem' })}</a>,
        }}
      >
        {'Checked against {state} ({command}). {report}'}
      </Translate>
    </p>
  );
}

/** Address of a new issue about a page, or one section of it. It is written in English, as the tracker is. */
export function reportUrl({
  product,
  title,
  address,
  section = '',
}: CheckedAgainstProps & { readonly section?: string }): string {
  const subject = `Docs: problem on "${title}"${section === '' ? '' : `, "${section}"`}`;
  const body = `Page: ${address}\nSection: ${section}\nChecked against: ${product.commit}\n\nWhat is wrong:\n\n`;
  return `${product.newIssueUrl}?title=${encodeQuery(subject)}&body=${encodeQuery(body)}`;
}
