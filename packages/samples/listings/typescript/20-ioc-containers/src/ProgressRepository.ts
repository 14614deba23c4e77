import { injectable } from 'inversify';

export interface IProgressRepository {
  /** Ids of a lesson's questions, in their order. Empty if there is no such lesson. */
  listQuestions(lessonId: string): Promise<string[]>;

  /** Ids of all questions that the learner has solved. */
  listSolved(learnerId: string): Promise<string[]>;

  addSolved(learnerId: string, questionId: string): Promise<void>;
}

@injectable()
export class ProgressRepository implements IProgressRepository {
  private readonly lessons = new Map([
    ['methods', ['q1', 'q2']],
    ['commits', ['q3']],
  ]);
  private readonly solved = new Map<string, Set<string>>();

  async listQuestions(lessonId: string) {
    return [...(this.lessons.get(lessonId) ?? [])];
  }

  async listSolved(learnerId: string) {
    return [...(this.solved.get(learnerId) ?? [])];
  }

  async addSolved(learnerId: string, questionId: string) {
    const ofLearner = this.solved.get(learnerId) ?? new Set();
    this.solved.set(learnerId, ofLearner.add(questionId));
  }
}
