import { useQuery } from '@tanstack/react-query';
import { fetchQuestions } from './api';

export function QuestionList() {
  const { data, error, refetch } = useQuery({ queryKey: ['questions'], queryFn: fetchQuestions });

  if (data === undefined && error !== null) {
    return (
      <p role="alert">
        {error.message}{' '}
        <button type="button" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (data === undefined) return <p role="status">Loading the questions</p>;
  return (
    <ul>
      {data.map(({ id, text, votes }) => (
        <li key={id}>
          {text} Useful for {votes}.
        </li>
      ))}
    </ul>
  );
}
