export type Votes = Readonly<Record<string, number>>;

export interface Copy {
  get: () => Votes;
  set: (next: Votes) => void;
  refetch: () => Promise<void>;
}

type Send = (questionId: string) => Promise<void>;

export async function vote(copy: Copy, questionId: string, send: Send): Promise<string> {
  function add(count: number) {
    const votes = copy.get();
    copy.set({ ...votes, [questionId]: (votes[questionId] ?? 0) + count });
  }

  add(1);
  try {
    await send(questionId);
    await copy.refetch();
    return 'accepted';
  } catch (error) {
    add(-1);
    return error instanceof Error ? error.message : String(error);
  }
}
