import { NotFoundError } from 'routing-controllers';
import type { Question } from './questions.js';

export class QuestionService {
  private lastNumber: number;

  constructor(private readonly questions: Question[]) {
    this.lastNumber = questions.length;
  }

  list(lessonId?: string): Question[] {
    return this.questions.filter((question) => !lessonId || question.lessonId === lessonId);
  }

  get(questionId: string): Question {
    const question = this.questions.find(({ id }) => id === questionId);
    if (!question) throw new NotFoundError('No such question');
    return question;
  }

  create(content: Omit<Question, 'id'>): Question {
    this.lastNumber += 1;
    const question = { ...content, id: `q${this.lastNumber}` };
    this.questions.push(question);
    return question;
  }

  replace(questionId: string, content: Omit<Question, 'id'>): Question {
    const index = this.questions.indexOf(this.get(questionId));
    const question = { ...content, id: questionId };
    this.questions[index] = question;
    return question;
  }

  delete(questionId: string): void {
    this.questions.splice(this.questions.indexOf(this.get(questionId)), 1);
  }
}
