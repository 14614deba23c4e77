import type { Attempt, AttemptStore, ReportLine } from './AttemptStore.js';

/** For tests and first steps: everything is gone when the server stops. */
export class MemoryAttemptStore implements AttemptStore {
  private readonly attempts: Attempt[] = [];

  async check() {
    return 'memory';
  }

  async add(attempt: Attempt) {
    this.attempts.push(attempt);
  }

  async solvedBy(learner: string) {
    const right = this.attempts.filter((one) => one.learner === learner && one.correct);
    return new Set(right.map(({ questionId }) => questionId));
  }

  async report(): Promise<ReportLine[]> {
    const lines = new Map<string, ReportLine>();
    for (const { questionId, correct } of this.attempts) {
      const line = lines.get(questionId) ?? { questionId, attempts: 0, right: 0 };
      line.attempts += 1;
      line.right += correct ? 1 : 0;
      lines.set(questionId, line);
    }
    return [...lines.values()].sort((a, b) => a.questionId.localeCompare(b.questionId));
  }

  async close() {}
}
