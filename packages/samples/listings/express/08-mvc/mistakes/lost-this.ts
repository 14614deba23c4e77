import { Get, JsonController } from 'routing-controllers';
import { QuestionService } from '../src/questions/QuestionService.js';
import { questions } from '../src/questions/questions.js';
import { questionView } from '../src/questions/questionView.js';

@JsonController('/questions')
export class QuestionController {
  private readonly questions = new QuestionService(questions);

  // #region method
  @Get('/samples')
  samples() {
    return ['q1', 'q3'].map(this.questions.get).map(questionView);
  }
  // #endregion method
}
