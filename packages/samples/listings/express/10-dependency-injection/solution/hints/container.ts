import { ContainerModule } from 'inversify';
import { HintController } from './HintController.js';
import { HintService, type IHintService } from './HintService.js';
import { HINTS_TYPES } from './types.js';

export const hintsContainerModule = new ContainerModule(({ bind }) => {
  bind<IHintService>(HINTS_TYPES.HintService).to(HintService).inSingletonScope();
  bind(HintController).toSelf().inSingletonScope();
});
