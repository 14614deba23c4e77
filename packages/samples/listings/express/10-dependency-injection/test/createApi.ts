import request from 'supertest';
import { createApp } from '../src/app.js';
import type { IAttemptRepository } from '../src/attempts/IAttemptRepository.js';
import { InMemoryAttemptRepository } from '../src/attempts/InMemoryAttemptRepository.js';
import { ATTEMPTS_TYPES } from '../src/attempts/types.js';
import { createContainer } from '../src/container.js';
import { InMemoryQuestionRepository } from '../src/questions/InMemoryQuestionRepository.js';
import type { IQuestionRepository } from '../src/questions/IQuestionRepository.js';
import type { Question } from '../src/questions/questions.js';
import { QUESTIONS_TYPES } from '../src/questions/types.js';

/** The real application with the given questions, and no attempts yet. */
export function createApi(questions: Question[]) {
  const container = createContainer();
  container
    .rebindSync<IQuestionRepository>(QUESTIONS_TYPES.QuestionRepository)
    .toConstantValue(new InMemoryQuestionRepository(questions));
  container
    .rebindSync<IAttemptRepository>(ATTEMPTS_TYPES.AttemptRepository)
    .toConstantValue(new InMemoryAttemptRepository());
  return request(createApp(container));
}
