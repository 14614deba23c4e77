import {
  Body,
  CurrentUser,
  Delete,
  Get,
  HttpCode,
  JsonController,
  OnUndefined,
  Param,
  Post,
  UseBefore,
} from 'routing-controllers';
import { AttemptBody } from '../src/attempts/AttemptValidators.js';
import { attemptView } from '../src/attempts/attemptView.js';
import type { Learner } from '../src/learners/learners.js';
import { RequireLearner } from '../src/learners/RequireLearner.js';
import { QuestionService } from '../src/questions/QuestionService.js';
import { AttemptService } from './AttemptService.js';

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

  // #region withdraw
  @Delete('/:attemptId')
  @OnUndefined(204)
  withdraw(@Param('attemptId') attemptId: string, @CurrentUser() learner: Learner) {
    this.attempts.withdraw(learner.id, attemptId);
  }
  // #endregion withdraw
}
