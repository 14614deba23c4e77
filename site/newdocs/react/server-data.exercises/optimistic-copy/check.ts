import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** A copy whose votes a check can read, and a server whose replies it controls. */
function openCopy(votes: Record<string, number>) {
  let current: Solution.Votes = votes;
  const replies = new Map<string, { accept: () => void; refuse: (message: string) => void }>();
  const calls: string[] = [];
  const copy: Solution.Copy = {
    get: () => current,
    set: (next) => {
      current = next;
    },
    refetch: async () => {
      calls.push('refetch begins');
      await new Promise((resolve) => setTimeout(resolve, 1));
      calls.push('refetch ends');
    },
  };
  const send = (questionId: string) =>
    new Promise<void>((accept, reject) => {
      const refuse = (message: string) => reject(new Error(message));
      replies.set(questionId, { accept, refuse });
    });
  return {
    copy,
    send,
    calls,
    votes: () => ({ ...current }),
    accept: (id: string) => replies.get(id)?.accept(),
    refuse: (id: string, message: string) => replies.get(id)?.refuse(message),
  };
}

export const checks: Checks<typeof Solution> = {
  async once({ vote }, { gives }) {
    const { copy, send, votes, accept } = openCopy({ q1: 2, q2: 7 });
    const voted = vote(copy, 'q2', send);
    await gives("the copy { q1: 2, q2: 7 } during vote(copy, 'q2', send)", votes, { q1: 2, q2: 8 });
    accept('q2');
    await voted;
  },
  async accepted({ vote }, { gives }) {
    const { copy, send, votes, accept } = openCopy({ q1: 3 });
    const voted = vote(copy, 'q1', send);
    accept('q1');
    await gives("the result of vote(copy, 'q1', send)", () => voted, 'accepted');
    await gives('the copy { q1: 3 } after an accepted vote', votes, { q1: 4 });
  },
  async refused({ vote }, { gives }) {
    const { copy, send, votes, refuse } = openCopy({ q1: 3, q2: 9 });
    const voted = vote(copy, 'q2', send);
    refuse('q2', 'The vote is over.');
    await gives('the result of a refused vote', () => voted, 'The vote is over.');
    await gives('the copy { q1: 3, q2: 9 } after a refused vote on q2', votes, { q1: 3, q2: 9 });
  },
  async again({ vote }, { gives }) {
    const first = openCopy({ q1: 3 });
    const accepted = vote(first.copy, 'q1', first.send);
    await gives('what is called before the server replies', () => first.calls, []);
    first.accept('q1');
    await accepted;
    await gives('what has happened when an accepted vote ends', () => first.calls, [
      'refetch begins',
      'refetch ends',
    ]);
    const second = openCopy({ q1: 3 });
    const refused = vote(second.copy, 'q1', second.send);
    second.refuse('q1', 'No.');
    await refused;
    await gives('what has happened when a refused vote ends', () => second.calls, [
      'refetch begins',
      'refetch ends',
    ]);
  },
  async others({ vote }, { gives }) {
    const { copy, send, votes, accept, refuse } = openCopy({ q1: 3, q2: 9 });
    const refused = vote(copy, 'q2', send);
    const other = vote(copy, 'q1', send);
    refuse('q2', 'No.');
    await refused;
    await gives('the copy { q1: 3, q2: 9 } when q2 was refused and q1 is still on its way', votes, {
      q1: 4,
      q2: 9,
    });
    accept('q1');
    await other;
  },
  async replaced({ vote }, { gives }) {
    const { copy, send, accept } = openCopy({ q1: 3 });
    const before = copy.get();
    const voted = vote(copy, 'q1', send);
    accept('q1');
    await voted;
    await gives('the object that get gave before the vote', () => before, { q1: 3 });
    await gives('is it another one now?', () => copy.get() !== before, true);
  },
};
