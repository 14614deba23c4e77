import { ContainerModule } from 'inversify';
import { InMemoryQuestionRepository } from './InMemoryQuestionRepository.js';
import type { IQuestionRepository } from './IQuestionRepository.js';
import { QuestionController } from './QuestionController.js';
import { QuestionService } from './QuestionService.js';
import { questions } from './questions.js';
import { QUESTIONS_TYPES } from './types.js';

export const questionsContainerModule = new ContainerModule(({ bind }) => {
  bind<IQuestionRepository>(QUESTIONS_TYPES.QuestionRepository)
    .toDynamicValue(() => new InMemoryQuestionRepository(questions))
    .inSingletonScope();
  bind(QUESTIONS_TYPES.QuestionService).to(QuestionService).inSingletonScope();
  bind(QuestionController).toSelf().inSingletonScope();
});
