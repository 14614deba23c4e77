import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { HintBox } from './HintBox';
import { LessonMenu } from './LessonMenu';
import { ResultPanel, type ResultPanelProps } from './ResultPanel';
import { RiddleButton } from './RiddleButton';

export function App() {
  const [result, setResult] = useState<ResultPanelProps>({ status: 'loading' });

  function grade() {
    setResult({ status: 'graded', attempt: { id: 'a1', choice: 'GET', correct: true } });
  }

  function fail() {
    setResult({ status: 'failed', message: 'The server does not answer.', onRetry: grade });
  }

  return (
    <main>
      <LessonMenu onOpen={(lessonId) => console.log('open', lessonId)} />
      <HintBox hint="It changes nothing." />
      <ErrorBoundary fallback={(error) => <p role="alert">{error.message}</p>}>
        <ResultPanel {...result} />
      </ErrorBoundary>
      <RiddleButton onClick={grade}>Grade</RiddleButton>
      <RiddleButton tone="loud" onClick={fail}>
        Fail
      </RiddleButton>
    </main>
  );
}
