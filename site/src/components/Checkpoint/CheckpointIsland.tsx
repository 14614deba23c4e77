import text from '@generated/messages/default/checkpoint.json';
import {
  countRight,
  firstOpenQuestion,
  keepQuestions,
  type PlayerQuestion,
  type Progress,
  stateOf,
} from '@vibe-docs/checkpoints/engine';
import {
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
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
export function CheckpointIsland({
  page,
  questions,
  lesson,
  listId,
}: CheckpointIslandProps): ReactNode {
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
    setHasMoved(true);
    setCurrent(index);
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
        <Summary
          right={countRight(progress, page, ids)}
          states={states}
          takesFocus={hasMoved}
          onGo={go}
        />
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
