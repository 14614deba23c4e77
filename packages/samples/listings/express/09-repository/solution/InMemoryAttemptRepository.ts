import type { Attempt } from '../src/attempts/attempts.js';
import type { IAttemptRepository } from './IAttemptRepository.js';

export class InMemoryAttemptRepository implements IAttemptRepository {
  private readonly attempts: Attempt[];

  constructor(attempts: Attempt[] = []) {
    this.attempts = structuredClone(attempts);
  }

  async find(attemptId: string) {
    return structuredClone(this.attempts.find(({ id }) => id === attemptId)) ?? null;
  }

  async create(attempt: Omit<Attempt, 'id'>) {
    const stored = { id: `a${this.attempts.length + 1}`, ...attempt };
    this.attempts.push(stored);
    return structuredClone(stored);
  }

  async listSolved(learnerId: string) {
    return this.attempts
      .filter((attempt) => attempt.learnerId === learnerId && attempt.correct)
      .map(({ questionId }) => questionId);
  }

  // #region list
  async list(learnerId: string) {
    return structuredClone(this.attempts.filter((attempt) => attempt.learnerId === learnerId));
  }
  // #endregion list
}
