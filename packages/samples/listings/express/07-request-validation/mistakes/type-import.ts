import type { Response } from 'express';
import { Body, HttpCode, JsonController, Post, Res } from 'routing-controllers';
import type { QuestionBody } from '../src/questions/QuestionValidators.js';
import { nextQuestionId, questions } from '../src/questions/questions.js';

@JsonController('/questions')
export class QuestionController {
  @Post('/')
  @HttpCode(201)
  create(@Body() body: QuestionBody, @Res() response: Response) {
    const question = { ...body, id: nextQuestionId() };
    questions.push(question);
    response.location(`/api/questions/${question.id}`);
    return question;
  }
}
