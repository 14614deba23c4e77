import type { ClassConstructor, IocAdapter } from 'routing-controllers';
import { AttemptController } from './attempts/AttemptController.js';
import { AttemptService } from './attempts/AttemptService.js';
import { attempts } from './attempts/attempts.js';
import { QuestionController } from './questions/QuestionController.js';
import { QuestionService } from './questions/QuestionService.js';
import { questions } from './questions/questions.js';

const questionService = new QuestionService(questions);
const attemptService = new AttemptService(attempts, questionService);

const parts: object[] = [
  new AttemptController(attemptService, questionService),
  new QuestionController(questionService),
];

/** Gives routing-controllers the instances that were made above. */
export const wiring: IocAdapter = {
  get<T>(someClass: ClassConstructor<T>): T {
    for (const part of parts) {
      if (part instanceof someClass) return part;
    }
    return new someClass();
  },
};
