import { inject, injectable } from 'inversify';
import {
  Body,
  CurrentUser,
  Get,
  HttpCode,
  JsonController,
  Param,
  Post,
  UseBefore,
} from 'routing-controllers';
import type { Learner } from '../learners/learners.js';
import { RequireLearner } from '../learners/RequireLearner.js';
import type { QuestionService } from '../questions/QuestionService.js';
import { QUESTIONS_TYPES } from '../questions/types.js';
import type { AttemptService } from './AttemptService.js';
import { AttemptBody } from './AttemptValidators.js';
import { attemptView } from './attemptView.js';
import { ATTEMPTS_TYPES } from './types.js';

@injectable()
@JsonController('/attempts')
@UseBefore(RequireLearner)
export class AttemptController {
  constructor(
    @inject(ATTEMPTS_TYPES.AttemptService)
    private readonly attempts: AttemptService,
    @inject(QUESTIONS_TYPES.QuestionService)
    private readonly questions: QuestionService,
  ) {}

  @Get('/:attemptId')
  find(@Param('attemptId') attemptId: string, @CurrentUser() learner: Learner) {
    return this.attempts.get(learner.id, attemptId);
  }

  @Post('/')
  @HttpCode(201)
  async create(@Body() { questionId, choice }: AttemptBody, @CurrentUser() learner: Learner) {
    const attempt = await this.attempts.answer(learner.id, questionId, choice);
    return attemptView(attempt, await this.questions.get(questionId));
  }
}
