import { useState } from 'react';
import { ResultPanel, type ResultPanelProps } from '../src/ResultPanel';

/** Shows the panel in each of its states. */
export function App() {
  const [props, setProps] = useState<ResultPanelProps>({ status: 'loading' });
  const grade = (choice: string, correct: boolean) =>
    setProps({ status: 'graded', attempt: { id: 'a1', choice, correct } });
  const fail = () =>
    setProps({
      status: 'failed',
      message: 'The server does not answer.',
      onRetry: () => grade('GET', true),
    });
  return (
    <main>
      <ResultPanel {...props} />
      <button type="button" onClick={() => grade('GET', true)}>
        Grade GET
      </button>
      <button type="button" onClick={() => grade('POST', false)}>
        Grade POST
      </button>
      <button type="button" onClick={fail}>
        Fail
      </button>
    </main>
  );
}
