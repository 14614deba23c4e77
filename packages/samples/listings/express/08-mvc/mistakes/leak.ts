import { Get, JsonController, Param } from 'routing-controllers';
import { QuestionService } from '../src/questions/QuestionService.js';
import { questions } from '../src/questions/questions.js';

@JsonController('/questions')
export class QuestionController {
  private readonly questions = new QuestionService(questions);

  // #region method
  @Get('/:questionId')
  find(@Param('questionId') questionId: string) {
    return this.questions.get(questionId);
  }
  // #endregion method
}
