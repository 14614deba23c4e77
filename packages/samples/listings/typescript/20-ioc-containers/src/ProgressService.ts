import { inject, injectable } from 'inversify';
import { BadRequestError, NotFoundError } from 'routing-controllers';
import type { IProgressRepository } from './ProgressRepository.js';
import { PROGRESS_TYPES } from './types.js';

export type Progress = { solved: number; total: number; next: string | null };

@injectable()
export class ProgressService {
  constructor(
    @inject(PROGRESS_TYPES.ProgressRepo)
    private readonly progressRepo: IProgressRepository,
  ) {}

  async getProgress(learnerId: string, lessonId: string): Promise<Progress> {
    const questionIds = await this.progressRepo.listQuestions(lessonId);
    if (questionIds.length === 0) throw new NotFoundError('No such lesson');
    const solved = await this.progressRepo.listSolved(learnerId);
    const open = questionIds.filter((id) => !solved.includes(id));
    return {
      solved: questionIds.length - open.length,
      total: questionIds.length,
      next: open[0] ?? null,
    };
  }

  async solve(learnerId: string, lessonId: string, questionId: string): Promise<Progress> {
    const { next } = await this.getProgress(learnerId, lessonId);
    if (next !== questionId) throw new BadRequestError('This is not the next question');
    await this.progressRepo.addSolved(learnerId, questionId);
    return this.getProgress(learnerId, lessonId);
  }
}
