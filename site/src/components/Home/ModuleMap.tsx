import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const BREAKDOWN = '/docs/System%20Design%20&%20Architecture/Backend/Module%20Breakdown';

/** As on the page of the module breakdown, which has more on each. */
const GROUPS = [
  {
    title: 'People',
    modules: [
      { to: `${BREAKDOWN}/Auth`, label: 'Auth', job: 'sign-up, login, accounts' },
      { to: `${BREAKDOWN}#users`, label: 'Users', job: 'enrolments, progress, profiles' },
      { to: `${BREAKDOWN}/Notifications`, label: 'Notifications', job: 'invites by e-mail' },
    ],
  },
  {
    title: 'Learning',
    modules: [
      { to: `${BREAKDOWN}/Courses`, label: 'Courses', job: 'structure and content of courses' },
      { to: `${BREAKDOWN}/Quizzes`, label: 'Quizzes', job: 'questions, attempts, grading' },
      { to: `${BREAKDOWN}/GenAI`, label: 'GenAI', job: 'jobs that turn a video into course items' },
    ],
  },
  {
    title: 'Presence',
    modules: [
      { to: `${BREAKDOWN}/Anomalies`, label: 'Anomalies', job: 'evidence of presence checks' },
      {
        to: `${BREAKDOWN}#settings`,
        label: 'Settings',
        job: 'presence checks per course and student; not served',
      },
    ],
  },
] as const;

/** The modules of the backend, each leading to its page. */
export function ModuleMap(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">The backend, module by module</Heading>
      <p className={styles.lead}>
        One Express process, eight modules. Each page tells of a module's job, its endpoints, its
        rules and its traps.
      </p>
      <div className={styles.map}>
        {GROUPS.map(({ title, modules }) => (
          <div key={title} className={styles.group}>
            <Heading as="h3">{title}</Heading>
            <ul>
              {modules.map(({ to, label, job }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span>{job}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
