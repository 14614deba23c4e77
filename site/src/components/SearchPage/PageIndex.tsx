import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import type { IndexSection } from '../../../shared/generated-data';
import styles from './styles.module.css';

/** The labels of `plugins/page-lists`. */
const LABELS: Readonly<Record<string, string>> = {
  Documentation: translate({ message: 'Documentation' }),
  Tutorials: translate({ message: 'Tutorials' }),
  Blog: translate({ message: 'Blog' }),
};

/** Every page of the site in reading order, by section. */
export function PageIndex({ sections }: { readonly sections: readonly IndexSection[] }): ReactNode {
  return sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ label, pages }) => (
      <section key={label}>
        <Heading as="h2">{LABELS[label] ?? label}</Heading>
        <ul className={styles.list}>
          {pages.map(({ title, description, path }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    ));
}
