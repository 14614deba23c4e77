import type { PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import clsx from 'clsx';
import {
  Children,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import type { CheckpointPlayerProps } from './CheckpointPlayer';
import { QuestionList } from './QuestionList';
import styles from './styles.module.css';

interface CheckpointProps {
  /** Key of the page in the reader's stored progress. */
  readonly page: string;
  readonly questions: readonly PlayerQuestion[];
  /** Address of the lesson that the questions are from, when it is another page. */
  readonly lesson?: string;
  /** One element for each text that the questions name by its place. */
  readonly children: ReactNode;
}

type Player =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'ready'; readonly Component: ComponentType<CheckpointPlayerProps> };

/**
 * The questions of a page. The HTML holds all of them with answers to unfold, for readers without
 * JavaScript and for print. In the browser a part that is loaded only here takes over and asks one
 * question at a time.
 */
export function Checkpoint({ page, questions, lesson = '', children }: CheckpointProps): ReactNode {
  const player = usePlayer();
  const texts: readonly ReactElement[] = Children.toArray(children).filter((child) =>
    isValidElement(child),
  );
  return (
    <section className={styles.checkpoint} aria-label="Questions" data-hydrate="visible">
      {player.kind === 'ready' && (
        <div className={styles.player}>
          <player.Component page={page} questions={questions} texts={texts} lesson={lesson} />
        </div>
      )}
      <div className={clsx(styles.list, styles[player.kind])}>
        <QuestionList questions={questions} texts={texts} />
      </div>
    </section>
  );
}

/** Loads the interactive part. When that fails, the list with its answers is shown instead. */
function usePlayer(): Player {
  const [player, setPlayer] = useState<Player>({ kind: 'waiting' });
  useEffect(() => {
    let isGone = false;
    const show = (next: Player) => {
      if (!isGone) {
        setPlayer(next);
      }
    };
    import('./CheckpointPlayer').then(
      ({ CheckpointPlayer }) => show({ kind: 'ready', Component: CheckpointPlayer }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return player;
}
