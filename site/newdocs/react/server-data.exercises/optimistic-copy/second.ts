export type Votes = Readonly<Record<string, number>>;

export interface Copy {
  get: () => Votes;
  set: (next: Votes) => void;
  refetch: () => Promise<void>;
}

type Send = (questionId: string) => Promise<void>;

const change = (votes: Votes, id: string, by: number): Votes =>
  Object.fromEntries(
    Object.entries({ [id]: 0, ...votes }).map(([key, count]) => [
      key,
      key === id ? count + by : count,
    ]),
  );

export function vote(copy: Copy, questionId: string, send: Send): Promise<string> {
  copy.set(change(copy.get(), questionId, 1));
  return send(questionId)
    .then(
      () => 'accepted',
      ({ message }: Error) => {
        copy.set(change(copy.get(), questionId, -1));
        return message;
      },
    )
    .then(async (result) => {
      await copy.refetch();
      return result;
    });
}
