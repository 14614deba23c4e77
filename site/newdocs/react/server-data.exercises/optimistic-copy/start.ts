export type Votes = Readonly<Record<string, number>>;

export interface Copy {
  get: () => Votes;
  set: (next: Votes) => void;
  refetch: () => Promise<void>;
}

type Send = (questionId: string) => Promise<void>;

export async function vote(copy: Copy, questionId: string, send: Send): Promise<string> {
  console.log(copy.get(), questionId, send);
  return '';
}
