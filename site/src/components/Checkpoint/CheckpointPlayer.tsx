import {
  countRight,
  firstOpenQuestion,
  keepQuestions,
  type PlayerQuestion,
  recordAnswer,
  recordSkip,
  stateOf,
} from '@vibe-docs/checkpoints/engine';
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  isProgressKept,
  readProgress,
  subscribeToProgress,
  updateProgress,
} from './progress-store';
import { QuestionCard } from './QuestionCard';
import { QuestionSteps } from './QuestionSteps';
import { Summary } from './Summary';
import styles from './styles.module.css';

export interface CheckpointPlayerProps {
  readonly page: string;
  readonly questions: readonly PlayerQuestion[];
  readonly texts: readonly ReactElement[];
  /** Address of the page with the sections that questions name; empty when it is this page. */
  readonly lesson: string;
}

/** Asks one question at a time. Rendered in the browser only. */
export function CheckpointPlayer({
  page,
  questions,
  texts,
  lesson,
}: CheckpointPlayerProps): ReactNode {
  const ids = questions.map(({ id }) => id);
  const progress = useSyncExternalStore(subscribeToProgress, readProgress);
  const open = firstOpenQuestion(progress, page, ids);
  const [current, setCurrent] = useState(open);
  const [hasMoved, setHasMoved] = useState(false);
  useDropRemoved(page, ids);
  const go = (index: number) => {
    setHasMoved(true);
    setCurrent(index);
  };
  const question = questions[current];
  const states = ids.map((id) => stateOf(progress, page, id)?.state);
  return (
    <>
      <QuestionSteps states={states} current={current} open={open} onGo={go} />
      {question === undefined ? (
        <Summary
          right={countRight(progress, page, ids)}
          states={states}
          takesFocus={hasMoved}
          onGo={go}
        />
      ) : (
        <QuestionCard
          key={question.id}
          question={question}
          texts={texts}
          lesson={lesson}
          number={current + 1}
          total={questions.length}
          takesFocus={hasMoved}
          onGraded={(isRight) =>
            updateProgress((now) => recordAnswer(now, { page, id: question.id, isRight }))
          }
          onNext={() => go(current + 1)}
          onSkip={() => {
            updateProgress((now) => recordSkip(now, { page, id: question.id }));
            go(current + 1);
          }}
        />
      )}
      {!isProgressKept() && (
        <p className={styles.note}>
          Your browser does not let this site store anything: your answers are forgotten when you
          leave.
        </p>
      )}
    </>
  );
}

/** Once per visit: what is stored for questions that were removed since goes away. */
function useDropRemoved(page: string, ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    const known = key.split(' ');
    updateProgress((now) => {
      const stored = Object.keys(now[page] ?? {});
      return stored.every((id) => known.includes(id)) ? now : keepQuestions(now, page, known);
    });
  }, [page, key]);
}
