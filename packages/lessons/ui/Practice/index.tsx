import { translate } from '@docusaurus/Translate';
import questionPages from '@generated/page-lists/default/question-pages.json';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import type { ReactNode } from 'react';
import { PracticeIsland } from './PracticeIsland.tsx';
import styles from './styles.module.css';

/** The questions that are due, and the way to them. */
export function Practice(): ReactNode {
  const paths = Object.fromEntries(questionPages.map(({ page, path }) => [page, path]));
  return (
    <section className={styles.practice} aria-label={translate({ message: 'Practice' })}>
      <p data-due="" className={styles.due} hidden />
      <Island
        name="practice"
        component={PracticeIsland}
        props={{ paths }}
        when="touched"
        className="needs-scripts"
      />
    </section>
  );
}
