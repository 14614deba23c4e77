import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import { Children, isValidElement, type ReactNode } from 'react';
import type { PlayerQuestion } from '../../src/checkpoints/engine/index.ts';
import { CheckpointIsland } from './CheckpointIsland.tsx';
import { QuestionList } from './QuestionList.tsx';
import styles from './styles.module.css';
import { RenderedTexts, renderedTexts } from './texts.ts';

interface CheckpointProps {
  /** Key of the page in the reader's stored progress. */
  readonly page: string;
  readonly questions: readonly PlayerQuestion[];
  /** Path of the lesson that the questions are from, when it is another page; without the base path. */
  readonly lesson?: string;
  /** One element for each text that the questions name by its place. */
  readonly children: ReactNode;
}

/**
 * The questions of a page: an island that asks one at a time, and the list of all with answers to unfold. The
 * list is shown on paper and to readers without JavaScript or for whom the island could not be loaded, and
 * holds the texts of the island.
 */
export function Checkpoint({ page, questions, lesson = '', children }: CheckpointProps): ReactNode {
  const address = useBaseUrl(lesson);
  const elements = Children.toArray(children).filter((child) => isValidElement(child));
  const listId = `${questions[0]?.id}-list`;
  return (
    <section className={styles.checkpoint} aria-label={translate({ message: 'Questions' })}>
      <RenderedTexts value={renderedTexts(elements)}>
        <Island
          name="checkpoint"
          component={CheckpointIsland}
          props={{ page, questions, listId, lesson: lesson === '' ? '' : address }}
          when="visible"
          className={styles.player}
        />
      </RenderedTexts>
      <div id={listId} className={styles.list}>
        <QuestionList questions={questions} texts={elements} />
      </div>
    </section>
  );
}
