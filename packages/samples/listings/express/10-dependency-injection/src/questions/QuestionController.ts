import type { Response } from 'express';
import { inject, injectable } from 'inversify';
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
import type { QuestionService } from './QuestionService.js';
import { QuestionBody } from './QuestionValidators.js';
import { questionView } from './questionView.js';
import { QUESTIONS_TYPES } from './types.js';

@injectable()
@JsonController('/questions')
export class QuestionController {
  constructor(
    @inject(QUESTIONS_TYPES.QuestionService)
    private readonly questions: QuestionService,
  ) {}

  @Get('/')
  async list(@QueryParam('lessonId') lessonId?: string) {
    const questions = await this.questions.list(lessonId);
    return questions.map(questionView);
  }

  @Get('/:questionId')
  async find(@Param('questionId') questionId: string) {
    return questionView(await this.questions.get(questionId));
  }

  @Post('/')
  @HttpCode(201)
  async create(@Body() body: QuestionBody, @Res() response: Response) {
    const question = await this.questions.create(body);
    response.location(`/api/questions/${question.id}`);
    return question;
  }

  @Put('/:questionId')
  replace(@Param('questionId') questionId: string, @Body() body: QuestionBody) {
    return this.questions.replace(questionId, body);
  }

  @Delete('/:questionId')
  @OnUndefined(204)
  async delete(@Param('questionId') questionId: string) {
    await this.questions.delete(questionId);
  }
}
