import { inject, injectable } from 'inversify';
import { Get, HttpCode, JsonController, Param, Post } from 'routing-controllers';
import type { ProgressService } from './ProgressService.js';
import { PROGRESS_TYPES } from './types.js';

@injectable()
@JsonController('/learners/:learnerId/lessons/:lessonId')
export class ProgressController {
  constructor(
    @inject(PROGRESS_TYPES.ProgressService)
    private readonly progressService: ProgressService,
  ) {}

  @Get('/progress')
  getProgress(@Param('learnerId') learnerId: string, @Param('lessonId') lessonId: string) {
    return this.progressService.getProgress(learnerId, lessonId);
  }

  @Post('/questions/:questionId/solved')
  @HttpCode(201)
  solve(
    @Param('learnerId') learnerId: string,
    @Param('lessonId') lessonId: string,
    @Param('questionId') questionId: string,
  ) {
    return this.progressService.solve(learnerId, lessonId, questionId);
  }
}
