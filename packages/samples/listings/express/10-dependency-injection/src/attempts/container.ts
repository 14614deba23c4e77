import { ContainerModule } from 'inversify';
import { AttemptController } from './AttemptController.js';
import { AttemptService } from './AttemptService.js';
import { attempts } from './attempts.js';
import type { IAttemptRepository } from './IAttemptRepository.js';
import { InMemoryAttemptRepository } from './InMemoryAttemptRepository.js';
import { ATTEMPTS_TYPES } from './types.js';

export const attemptsContainerModule = new ContainerModule(({ bind }) => {
  bind<IAttemptRepository>(ATTEMPTS_TYPES.AttemptRepository)
    .toDynamicValue(() => new InMemoryAttemptRepository(attempts))
    .inSingletonScope();
  bind(ATTEMPTS_TYPES.AttemptService).to(AttemptService).inSingletonScope();
  bind(AttemptController).toSelf().inSingletonScope();
});
