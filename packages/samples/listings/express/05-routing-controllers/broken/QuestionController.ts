import { Get, JsonController, Param } from 'routing-controllers';

@JsonController('/questions')
export class QuestionController {
  @Get('/:questionId')
  read(@Param('questionId') questionId: string) {
    return { id: questionId };
  }
}
