import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Question, sendVote } from './api';

export function Vote({ question }: { question: Question }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendVote(question.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['questions'] }),
  });
  const votes = question.votes + (isPending ? 1 : 0);

  return (
    <>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        Useful for {votes}
      </button>
      {error !== null && <strong role="alert">{error.message}</strong>}
    </>
  );
}
