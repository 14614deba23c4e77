import { useMutation } from '@tanstack/react-query';
import { type Question, sendVote } from '../src/api';

export function Vote({ question }: { question: Question }) {
  // #region mutation
  const { mutate, isPending } = useMutation({ mutationFn: () => sendVote(question.id) });
  // #endregion mutation

  return (
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      Useful for {question.votes}
    </button>
  );
}
