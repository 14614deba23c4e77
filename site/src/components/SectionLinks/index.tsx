import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SECTIONS = [
  {
    to: '/docs/intro',
    label: 'Documentation',
    text: 'What ViBe is, how to install it, how it is built and how to contribute.',
  },
  {
    to: '/docs/category/intern-onboarding',
    label: 'Intern onboarding',
    text: 'The stack, the way of working and the common tasks of your first weeks.',
  },
  {
    to: '/newdocs',
    label: 'Tutorials',
    text: 'Express, TypeScript, React, MongoDB and Git, taught on one small application.',
  },
  {
    to: '/api',
    label: 'API Documentation',
    text: 'The HTTP API of the backend and the reference of its modules.',
  },
  { to: '/blog', label: 'Blog', text: 'How this documentation is made, and what changes in it.' },
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
