import type { Response } from 'express';
import {
  Body,
  Delete,
  Get,
  HttpCode,
  JsonController,
  OnUndefined,
  Param,
  Post,
  Put,
  QueryParam,
  Res,
} from 'routing-controllers';
import { QuestionService } from './QuestionService.js';
import { QuestionBody } from './QuestionValidators.js';
import { questionView } from './questionView.js';

@JsonController('/questions')
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  @Get('/')
  list(@QueryParam('lessonId') lessonId?: string) {
    return this.questions.list(lessonId).map(questionView);
  }

  @Get('/:questionId')
  find(@Param('questionId') questionId: string) {
    return questionView(this.questions.get(questionId));
  }

  @Post('/')
  @HttpCode(201)
  create(@Body() body: QuestionBody, @Res() response: Response) {
    const question = this.questions.create(body);
    response.location(`/api/questions/${question.id}`);
    return question;
  }

  @Put('/:questionId')
  replace(@Param('questionId') questionId: string, @Body() body: QuestionBody) {
    return this.questions.replace(questionId, body);
  }

  @Delete('/:questionId')
  @OnUndefined(204)
  delete(@Param('questionId') questionId: string) {
    this.questions.delete(questionId);
  }
}
