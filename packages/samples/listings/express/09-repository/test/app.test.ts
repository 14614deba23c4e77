import 'reflect-metadata';
import express from 'express';
import { test, vi } from 'vitest';
import { compilerErrors } from '../../../compile.js';
import { expectRecorded, listen, proveTranscripts } from '../../../transcript.js';

vi.setConfig({ testTimeout: 60_000 });

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
  const { AttemptController } = await import('../solution/AttemptController.js');
  const { AttemptService } = await import('../solution/AttemptService.js');
  const { InMemoryAttemptRepository } = await import('../solution/InMemoryAttemptRepository.js');
  const { QuestionService } = await import('../src/questions/QuestionService.js');
  const { InMemoryQuestionRepository } = await import(
    '../src/questions/InMemoryQuestionRepository.js'
  );
  const { attempts } = await import('../src/attempts/attempts.js');
  const questions = new QuestionService(new InMemoryQuestionRepository());
  const service = new AttemptService(new InMemoryAttemptRepository(attempts), questions);
  const controller = new AttemptController(service, questions);
  useContainer({
    get: (someClass) => (controller instanceof someClass ? controller : new someClass()),
  });
  const app = express();
  useExpressServer(app, {
    routePrefix: '/api',
    controllers: [AttemptController],
    currentUserChecker: ({ response }) => response.locals.learner,
  });
  return listen(app);
}

async function startIdentity() {
  vi.resetModules();
  const wrong = await import('../mistakes/AttemptService.js');
  vi.doMock('../src/attempts/AttemptService.js', () => wrong);
  const { createApp } = await import('../src/app.js');
  vi.doUnmock('../src/attempts/AttemptService.js');
  return listen(createApp());
}

proveTranscripts(file('output/'), start, { list: startSolution, identity: startIdentity });

test.each(['no-await', 'document'])('the compiler refuses %s', (name) => {
  const tsconfig = file('../05-routing-controllers/reader.tsconfig.json');
  const shown = name === 'document' ? 'MongoQuestionRepository' : 'QuestionService';
  const errors = compilerErrors(file(`broken/${name}.ts`), tsconfig, `src/questions/${shown}.ts`);
  expectRecorded(file(`output/${name}.txt`), errors);
});
