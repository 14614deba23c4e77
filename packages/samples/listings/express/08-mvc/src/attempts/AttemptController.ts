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
import { QuestionService } from '../questions/QuestionService.js';
import { AttemptService } from './AttemptService.js';
import { AttemptBody } from './AttemptValidators.js';
import { attemptView } from './attemptView.js';

@JsonController('/attempts')
@UseBefore(RequireLearner)
export class AttemptController {
  constructor(
    private readonly attempts: AttemptService,
    private readonly questions: QuestionService,
  ) {}

  @Get('/:attemptId')
  find(@Param('attemptId') attemptId: string, @CurrentUser() learner: Learner) {
    return this.attempts.get(learner.id, attemptId);
  }

  @Post('/')
  @HttpCode(201)
  create(@Body() { questionId, choice }: AttemptBody, @CurrentUser() learner: Learner) {
    const attempt = this.attempts.answer(learner.id, questionId, choice);
    return attemptView(attempt, this.questions.get(questionId));
  }
}
