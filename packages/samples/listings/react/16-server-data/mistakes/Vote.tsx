import { useMutation } from '@tanstack/react-query';
import { type Question, sendVote } from './api';

export function Vote({ question }: { question: Question }) {
  const { mutate, isPending } = useMutation({ mutationFn: () => sendVote(question.id) });

  return (
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      Useful for {question.votes}
    </button>
  );
}
