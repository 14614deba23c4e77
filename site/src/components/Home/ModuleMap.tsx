import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const BREAKDOWN = '/docs/System%20Design%20&%20Architecture/Backend/Module%20Breakdown';

/** As on the page of the module breakdown, which has all of them. */
const GROUPS = [
  {
    title: translate({ message: 'People' }),
    modules: [
      {
        to: `${BREAKDOWN}/Auth`,
        label: 'Auth',
        job: translate({ message: 'sign-up, login, accounts' }),
      },
      {
        to: `${BREAKDOWN}/Users`,
        label: 'Users',
        job: translate({ message: 'enrolments, progress, profiles' }),
      },
      {
        to: `${BREAKDOWN}/Notifications`,
        label: 'Notifications',
        job: translate({ message: 'invites, messages to one person' }),
      },
    ],
  },
  {
    title: translate({ message: 'Learning' }),
    modules: [
      {
        to: `${BREAKDOWN}/Courses`,
        label: 'Courses',
        job: translate({ message: 'structure and content of courses' }),
      },
      {
        to: `${BREAKDOWN}/Quizzes`,
        label: 'Quizzes',
        job: translate({ message: 'questions, attempts, grading' }),
      },
      {
        to: `${BREAKDOWN}/GenAI`,
        label: 'GenAI',
        job: translate({ message: 'jobs that turn a video into course items' }),
      },
    ],
  },
  {
    title: translate({ message: 'Presence' }),
    modules: [
      {
        to: `${BREAKDOWN}/Anomalies`,
        label: 'Anomalies',
        job: translate({ message: 'evidence of presence checks' }),
      },
      {
        to: `${BREAKDOWN}/Setting`,
        label: 'Setting',
        job: translate({ message: 'detectors, progression, time slots' }),
      },
    ],
  },
] as const;

/** The modules of the backend that a newcomer meets first, each leading to its page. */
export function ModuleMap(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">
        <Translate>The backend, module by module</Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate
          values={{
            breakdown: <Link to={BREAKDOWN}>{translate({ message: 'module breakdown' })}</Link>,
          }}
        >
          {
            'One Express process, 21 modules. Start with these eight; the {breakdown} has all of them.'
          }
        </Translate>
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
