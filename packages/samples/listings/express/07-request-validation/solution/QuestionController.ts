import { Body, HttpCode, JsonController, Post } from 'routing-controllers';
import { nextQuestionId, questions } from '../src/questions/questions.js';
import { QuestionBody } from './QuestionValidators.js';

@JsonController('/questions')
export class QuestionController {
  @Post('/')
  @HttpCode(201)
  create(@Body() body: QuestionBody) {
    const question = { ...body, id: nextQuestionId() };
    questions.push(question);
    return question;
  }
}
