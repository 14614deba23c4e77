import { ContainerModule } from 'inversify';
import { ProgressController } from './ProgressController.js';
import { type IProgressRepository, ProgressRepository } from './ProgressRepository.js';
import { ProgressService } from './ProgressService.js';
import { PROGRESS_TYPES } from './types.js';

export const progressContainerModule = new ContainerModule(({ bind }) => {
  bind<IProgressRepository>(PROGRESS_TYPES.ProgressRepo).to(ProgressRepository).inSingletonScope();
  bind(PROGRESS_TYPES.ProgressService).to(ProgressService).inSingletonScope();
  bind(ProgressController).toSelf().inSingletonScope();
});
