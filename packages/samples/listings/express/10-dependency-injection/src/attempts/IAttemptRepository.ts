import type { Attempt } from './attempts.js';

export interface IAttemptRepository {
  /** The attempt, or null if there is none with this id. */
  find(attemptId: string): Promise<Attempt | null>;

  /** Stores a new attempt and chooses its id. */
  create(attempt: Omit<Attempt, 'id'>): Promise<Attempt>;

  /** Ids of the questions that the learner has answered correctly. */
  listSolved(learnerId: string): Promise<string[]>;
}
