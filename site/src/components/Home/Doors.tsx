import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const DOORS = [
  {
    title: translate({ message: 'Build on ViBe' }),
    text: translate({
      message: 'Run ViBe on your machine, find your way in the code, and call its HTTP API.',
    }),
    links: [
      { to: '/docs/getting-started/intro', label: translate({ message: 'Install ViBe' }) },
      {
        to: '/docs/development/architecture',
        label: translate({ message: 'See how the parts fit' }),
      },
      { to: '/api', label: translate({ message: 'Call the HTTP API' }) },
    ],
    icon: 'M4 7l8-4 8 4v10l-8 4-8-4V7Zm0 0 8 4m0 0 8-4m-8 4v10',
  },
  {
    title: translate({ message: 'Contribute' }),
    text: translate({
      message: 'Find a task, make the change in your fork, and bring it through checks and review.',
    }),
    links: [
      {
        to: '/docs/contributing/how-to-contribute',
        label: translate({ message: 'Make a first contribution' }),
      },
      {
        to: '/docs/contributing/conventions/commit-guide',
        label: translate({ message: 'Write a commit message' }),
      },
      { to: '/docs/contributing/plan', label: translate({ message: 'Find planned work' }) },
    ],
    icon: 'M6 6.5a2.5 2.5 0 1 0 0-.1Zm0 2.4v9m0 .1a2.5 2.5 0 1 0 .1 0M18 8a2.5 2.5 0 1 0 0-.1Zm0 2.5c0 4-5 4-8.5 5.5',
  },
  {
    title: translate({ message: 'Start as an intern' }),
    text: translate({
      message: 'Your first weeks: how the days go, what to learn, and the tasks that come first.',
    }),
    links: [
      { to: '/docs/onboarding/workflow', label: translate({ message: 'Know how the days go' }) },
      { to: '/docs/onboarding/tech-stack', label: translate({ message: 'Learn the stack' }) },
      { to: '/docs/onboarding/common-tasks', label: translate({ message: 'Do a common task' }) },
    ],
    icon: 'M3 9.5 12 5l9 4.5-9 4.5-9-4.5Zm4 2.2V16c2 2 8 2 10 0v-4.3M21 10v5',
  },
] as const;

/** Three ways in: one for each kind of reader. */
export function Doors(): ReactNode {
  return (
    <section className={styles.doors} aria-label={translate({ message: 'Where to begin' })}>
      {DOORS.map(({ title, text, links, icon }) => (
        <div key={title} className={styles.door}>
          <Heading as="h2">
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {title}
          </Heading>
          <p>{text}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
