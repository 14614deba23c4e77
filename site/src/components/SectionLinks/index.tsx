import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SECTIONS = [
  {
    to: '/docs/intro',
    label: translate({ message: 'Documentation' }),
    text: translate({
      message: 'What ViBe is, how to install it, how it is built and how to contribute.',
    }),
  },
  {
    to: '/docs/category/intern-onboarding',
    label: translate({ message: 'Intern onboarding' }),
    text: translate({
      message: 'The stack, the way of working and the common tasks of your first weeks.',
    }),
  },
  {
    to: '/newdocs',
    label: translate({ message: 'Tutorials' }),
    text: translate({
      message: 'Express, TypeScript, React, MongoDB and Git, taught on one small application.',
    }),
  },
  {
    to: '/api',
    label: translate({ message: 'API Documentation' }),
    text: translate({ message: 'The HTTP API of the backend and the reference of its modules.' }),
  },
  {
    to: '/blog',
    label: translate({ message: 'Blog' }),
    text: translate({ message: 'How this documentation is made, and what changes in it.' }),
  },
] as const;

/** The main parts of the site, each with a sentence that helps to choose. */
export function SectionLinks(): ReactNode {
  return (
    <ul className={styles.list}>
      {SECTIONS.map(({ to, label, text }) => (
        <li key={to} className={styles.item}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
