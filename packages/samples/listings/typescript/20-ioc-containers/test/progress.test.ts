import 'reflect-metadata';
import type { Server } from 'node:http';
import { format } from 'node:util';
import express from 'express';
import { Container } from 'inversify';
import { useContainer, useExpressServer } from 'routing-controllers';
import { afterEach, expect, test, vi } from 'vitest';
import { expectRecorded } from '../../../transcript.js';
import { progressContainerModule } from '../src/container.js';
import { ProgressController } from '../src/ProgressController.js';
import type { IProgressRepository } from '../src/ProgressRepository.js';
import type { ProgressService } from '../src/ProgressService.js';
import { PROGRESS_TYPES } from '../src/types.js';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

function createContainer() {
  const container = new Container();
  container.loadSync(progressContainerModule);
  return container;
}

async function start(container: Container): Promise<string> {
  useContainer({ get: (someClass) => container.get(someClass) });
  const app = useExpressServer(express(), {
    routePrefix: '/api',
    controllers: [ProgressController],
  });
  const started: Server = app.listen(0);
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  const address = started.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}/api/learners/l1/lessons`;
}

test('a learner solves the questions of a lesson in order', async () => {
  const url = await start(createContainer());
  const first = await fetch(`${url}/methods/progress`);
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual({ solved: 0, total: 2, next: 'q1' });

  const solved = await fetch(`${url}/methods/questions/q1/solved`, { method: 'POST' });
  expect(solved.status).toBe(201);
  expect(await solved.json()).toEqual({ solved: 1, total: 2, next: 'q2' });

  await fetch(`${url}/methods/questions/q2/solved`, { method: 'POST' });
  const last = await fetch(`${url}/methods/progress`);
  expect(await last.json()).toEqual({ solved: 2, total: 2, next: null });
});

test('a question out of turn is refused with 400', async () => {
  const url = await start(createContainer());
  const reply = await fetch(`${url}/methods/questions/q2/solved`, { method: 'POST' });
  expect(reply.status).toBe(400);
});

test('a lesson that is not there gives 404', async () => {
  const url = await start(createContainer());
  expect((await fetch(`${url}/none/progress`)).status).toBe(404);
});

test('a fake repository takes the place of the real one', async () => {
  const container = createContainer();
  const fake: IProgressRepository = {
    listQuestions: async () => ['q7', 'q8', 'q9'],
    listSolved: async () => ['q7'],
    addSolved: async () => {},
  };
  container.rebindSync<IProgressRepository>(PROGRESS_TYPES.ProgressRepo).toConstantValue(fake);
  const service = container.get<ProgressService>(PROGRESS_TYPES.ProgressService);
  expect(await service.getProgress('l1', 'x')).toEqual({ solved: 1, total: 3, next: 'q8' });
});

test('with repositories in transient scope two services share no progress', async () => {
  const container = createContainer();
  const { ProgressRepo, ProgressService: Service } = PROGRESS_TYPES;
  const { ProgressRepository } = await import('../src/ProgressRepository.js');
  const classOfService = (await import('../src/ProgressService.js')).ProgressService;
  container.rebindSync(ProgressRepo).to(ProgressRepository).inTransientScope();
  container.rebindSync(Service).to(classOfService).inTransientScope();
  const next = async () => {
    const service = container.get<ProgressService>(Service);
    return (await service.solve('l1', 'methods', 'q1')).next;
  };
  expect(await next()).toBe('q2');
  expect(await next()).toBe('q2');
});

test('the second request finds the progress of the first, as the page shows', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('../src/try.js');
  const printed = log.mock.calls.map((values) => `${format(...values)}\n`).join('');
  log.mockRestore();
  expectRecorded(new URL('../output/try.txt', import.meta.url), printed);
});
