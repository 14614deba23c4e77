import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Question, sendVote } from './api';

export function Vote({ question }: { question: Question }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendVote(question.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['questions'] }),
  });

  return (
    <>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        Useful for {question.votes}
      </button>
      {error !== null && <strong role="alert">{error.message}</strong>}
    </>
  );
}
