import 'reflect-metadata';
import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { hintsContainerModule } from './hints/container.js';
import { HintController } from './hints/HintController.js';
import type { IHintService } from './hints/HintService.js';
import { HINTS_TYPES } from './hints/types.js';

test('the controller shows what the service says', async () => {
  const container = new Container();
  container.loadSync(hintsContainerModule);
  const fake: IHintService = { hint: async (questionId) => `A hint for ${questionId}` };
  (await container.rebind<IHintService>(HINTS_TYPES.HintService)).toConstantValue(fake);

  const controller = container.get(HintController);
  expect(await controller.find('q7')).toEqual({ hint: 'A hint for q7' });
});
