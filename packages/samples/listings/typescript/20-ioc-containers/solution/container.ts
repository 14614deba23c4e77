import { ContainerModule } from 'inversify';
import { ProgressController } from '../src/ProgressController.js';
import { type IProgressRepository, ProgressRepository } from '../src/ProgressRepository.js';
import { ProgressService } from '../src/ProgressService.js';
import { PROGRESS_TYPES } from '../src/types.js';

export const progressContainerModule = new ContainerModule(({ bind }) => {
  bind<IProgressRepository>(PROGRESS_TYPES.ProgressRepo).to(ProgressRepository).inSingletonScope();
  bind(PROGRESS_TYPES.ProgressService).to(ProgressService).inSingletonScope();
  bind(ProgressController).toSelf().inSingletonScope();
});
