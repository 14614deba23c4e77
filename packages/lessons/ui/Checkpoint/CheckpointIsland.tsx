import text from '@generated/messages/default/checkpoint.json';
import { focusElement } from '@vibe-docs/theme/ui/islands/focus-element';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import clsx from 'clsx';
import {
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  firstOpenQuestion,
  keepQuestions,
  type PlayerQuestion,
  type Progress,
  type QuestionState,
  stateOf,
} from '../../src/checkpoints/engine/index.ts';
import {
  isProgressKept,
  readProgress,
  subscribeToProgress,
  updateProgress,
} from './progress-store';
import { QuestionCard } from './QuestionCard';
import styles from './styles.module.css';
import { RenderedTexts, textsInPage } from './texts';

interface CheckpointIslandProps {
  readonly page: string;
  readonly questions: readonly PlayerQuestion[];
  /** Address of the page with the sections that questions name; empty when it is this page. */
  readonly lesson: string;
  /** Id of the element that holds the list with all texts. */
  readonly listId: string;
}

/** What the page's HTML knows of the reader. */
const NO_PROGRESS: Progress = {};

/** Asks one question at a time. */
export function CheckpointIsland(props: CheckpointIslandProps): ReactNode {
  const { page, questions, lesson, listId } = props;
  const ids = questions.map(({ id }) => id);
  const progress = useSyncExternalStore(subscribeToProgress, readProgress, () => NO_PROGRESS);
  const [current, setCurrent] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const [copiedTexts] = useState(() => textsInPage(listId));
  const texts = useContext(RenderedTexts) ?? copiedTexts;
  // The page's HTML has the first question; the first open one follows before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; answers do not change it
  useLayoutEffect(() => setCurrent(firstOpenQuestion(readProgress(), page, ids)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => dropRemoved(page, ids), []);
  const go = (index: number) => {
    if (index !== current) {
      setHasMoved(true);
      setCurrent(index);
    }
  };
  const question = questions[current];
  const states = ids.map((id) => stateOf(progress, page, id)?.state);
  return (
    <>
      <QuestionSteps
        states={states}
        current={current}
        open={firstOpenQuestion(progress, page, ids)}
        onGo={go}
      />
      {question === undefined ? (
        <Summary states={states} takesFocus={hasMoved} onGo={go} />
      ) : (
        <QuestionCard
          key={question.id}
          page={page}
          question={question}
          texts={texts}
          lesson={lesson}
          number={current + 1}
          total={questions.length}
          takesFocus={hasMoved}
          onNext={() => go(current + 1)}
        />
      )}
      {!isProgressKept() && <p className={styles.note}>{text.notKept}</p>}
    </>
  );
}

/** What is stored for questions that were removed since goes away. */
function dropRemoved(page: string, ids: readonly string[]): void {
  updateProgress((now) => {
    const stored = Object.keys(now[page] ?? {});
    return stored.every((id) => ids.includes(id)) ? now : keepQuestions(now, page, ids);
  });
}

interface QuestionStepsProps {
  readonly states: readonly (QuestionState | undefined)[];
  /** Places from 0; the number of questions stands for the summary. */
  readonly current: number;
  readonly open: number;
  readonly onGo: (index: number) => void;
}

const LABELS = {
  right: text.stepRight,
  wrong: text.stepWrong,
  skipped: text.stepSkipped,
  open: text.stepOpen,
} as const;

/** One small button per question. A question opens after the one before it. */
export function QuestionSteps({ states, current, open, onGo }: QuestionStepsProps): ReactNode {
  return (
    <ol className={styles.steps} aria-label={text.allQuestions}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a step
        <li key={index}>
          <button
            type="button"
            className={clsx(styles.step, state !== undefined && styles[state])}
            aria-label={fill(LABELS[state ?? 'open'], { number: index + 1 })}
            aria-current={index === current ? 'step' : undefined}
            disabled={index > open && state === undefined}
            onClick={() => onGo(index)}
          >
            {state === 'right' ? '✓' : index + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface SummaryProps extends Pick<QuestionStepsProps, 'states' | 'onGo'> {
  readonly takesFocus: boolean;
}

/** What stands after the last question. */
export function Summary({ states, takesFocus, onGo }: SummaryProps): ReactNode {
  const right = states.filter((state) => state === 'right').length;
  const missed = states.findIndex((state) => state !== 'right');
  return (
    <div>
      <p ref={takesFocus ? focusElement : null} tabIndex={-1} className={styles.count}>
        {fill(text.summary, { right, total: states.length })}
      </p>
      {missed === -1 ? (
        <p>{text.goOn}</p>
      ) : (
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={() => onGo(missed)}>
            {fill(text.goTo, { number: missed + 1 })}
          </button>
        </div>
      )}
    </div>
  );
}
