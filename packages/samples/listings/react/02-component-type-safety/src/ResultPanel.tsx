export interface Attempt {
  id: string;
  choice: string;
  correct: boolean;
}

export type ResultPanelProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'graded'; attempt: Attempt };

export function ResultPanel(props: ResultPanelProps) {
  switch (props.status) {
    case 'loading':
      return <p role="status">Riddle grades your answer.</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>{props.message}</p>
          <button type="button" onClick={props.onRetry}>
            Try again
          </button>
        </div>
      );
    case 'graded':
      return <p role="status">{describe(props.attempt)}</p>;
    default:
      return props satisfies never;
  }
}

function describe({ choice, correct }: Attempt) {
  return `${choice} is ${correct ? 'right' : 'wrong'}.`;
}
