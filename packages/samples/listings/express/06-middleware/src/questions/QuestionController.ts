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
import { read } from '../shared/read.js';
import { questionBody } from './questionSchemas.js';
import { forLearner, getQuestion, nextQuestionId, questions } from './questions.js';

@JsonController('/questions')
export class QuestionController {
  // #region read
  @Get('/')
  list(@QueryParam('lessonId') lessonId?: string) {
    const found = questions.filter((question) => !lessonId || question.lessonId === lessonId);
    return found.map(forLearner);
  }

  @Get('/:questionId')
  find(@Param('questionId') questionId: string) {
    return forLearner(getQuestion(questionId));
  }
  // #endregion read

  @Post('/')
  @HttpCode(201)
  create(@Body() body: unknown, @Res() response: Response) {
    const question = { ...read(questionBody, body), id: nextQuestionId() };
    questions.push(question);
    response.location(`/api/questions/${question.id}`);
    return question;
  }

  @Put('/:questionId')
  replace(@Param('questionId') questionId: string, @Body() body: unknown) {
    const question = getQuestion(questionId);
    const replaced = { ...read(questionBody, body), id: question.id };
    questions[questions.indexOf(question)] = replaced;
    return replaced;
  }

  @Delete('/:questionId')
  @OnUndefined(204)
  delete(@Param('questionId') questionId: string) {
    questions.splice(questions.indexOf(getQuestion(questionId)), 1);
  }
}
