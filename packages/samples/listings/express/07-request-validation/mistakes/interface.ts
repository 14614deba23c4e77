import type { Response } from 'express';
import { Body, HttpCode, JsonController, Post, Res } from 'routing-controllers';
import { nextQuestionId, questions } from '../src/questions/questions.js';

interface QuestionBody {
  lessonId: string;
  text: string;
  choices: string[];
  answer: string;
  explanation: string;
}

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
