import 'reflect-metadata';
import express from 'express';
import { Container } from 'inversify';
import { expect, test, vi } from 'vitest';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';
import * as circular from '../mistakes/circular.js';
import { QuestionService as WithoutInject } from '../mistakes/no-inject.js';
import { AttemptService } from '../src/attempts/AttemptService.js';
import { ATTEMPTS_TYPES } from '../src/attempts/types.js';
import { createContainer } from '../src/container.js';
import { QUESTIONS_TYPES } from '../src/questions/types.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

vi.spyOn(console, 'log').mockImplementation(() => {});

async function start() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  return listen(createApp());
}

async function startSolution() {
  vi.resetModules();
  const { useContainer, useExpressServer } = await import('routing-controllers');
  const { createContainer } = await import('../src/container.js');
  const { InversifyAdapter } = await import('../src/shared/InversifyAdapter.js');
  const { hintsContainerModule } = await import('../solution/hints/container.js');
  const { HintController } = await import('../solution/hints/HintController.js');
  const container = createContainer();
  container.loadSync(hintsContainerModule);
  useContainer(new InversifyAdapter(container));
  const app = express();
  useExpressServer(app, { routePrefix: '/api', controllers: [HintController] });
  return listen(app);
}

/** A container in which no two requests see the same repository of attempts. */
async function startTransient() {
  vi.resetModules();
  const { createApp } = await import('../src/app.js');
  const { createContainer } = await import('../src/container.js');
  const { AttemptService } = await import('../src/attempts/AttemptService.js');
  const { AttemptController } = await import('../src/attempts/AttemptController.js');
  const { InMemoryAttemptRepository } = await import(
    '../src/attempts/InMemoryAttemptRepository.js'
  );
  const { attempts } = await import('../src/attempts/attempts.js');
  const container = createContainer();
  (await container.rebind(ATTEMPTS_TYPES.AttemptRepository))
    .toDynamicValue(() => new InMemoryAttemptRepository(attempts))
    .inTransientScope();
  (await container.rebind(ATTEMPTS_TYPES.AttemptService)).to(AttemptService).inTransientScope();
  (await container.rebind(AttemptController)).toSelf().inTransientScope();
  return listen(createApp(container));
}

proveTranscripts(file('output/'), start, { hint: startSolution, transient: startTransient });

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Nothing was thrown.');
}

test('names a binding that is missing', () => {
  const container = createContainer();
  container.unbindSync(QUESTIONS_TYPES.QuestionRepository);
  const message = messageOf(() => container.get(ATTEMPTS_TYPES.AttemptService));
  expectRecorded(file('output/no-binding.txt'), message);
});

test('refuses a class with a parameter without a name when it is bound', () => {
  const binding = new Container().bind(QUESTIONS_TYPES.QuestionService);
  const message = messageOf(() => binding.to(WithoutInject));
  expectRecorded(file('output/no-inject.txt'), message);
});

test('refuses a circle', () => {
  const message = messageOf(() => {
    const container = new Container();
    container.bind(circular.TYPES.AttemptService).to(circular.AttemptService);
    container.bind(circular.TYPES.ProgressService).to(circular.ProgressService);
    return container.get(circular.TYPES.AttemptService);
  });
  expectRecorded(file('output/circular.txt'), message);
});

test('a singleton is one object', () => {
  const container = createContainer();
  const first = container.get(ATTEMPTS_TYPES.AttemptService);
  expect(first).toBeInstanceOf(AttemptService);
  expect(container.get(ATTEMPTS_TYPES.AttemptService)).toBe(first);
});
