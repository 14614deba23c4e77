import { MongoClient } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { InMemoryQuestionRepository } from '../src/questions/InMemoryQuestionRepository.js';
import type { IQuestionRepository } from '../src/questions/IQuestionRepository.js';
import {
  MongoQuestionRepository,
  type QuestionDocument,
} from '../src/questions/MongoQuestionRepository.js';

const kinds: [string, () => Promise<IQuestionRepository>][] = [
  ['memory', async () => new InMemoryQuestionRepository()],
];

if (process.env.MONGODB_URI) {
  const client = new MongoClient(process.env.MONGODB_URI);
  const collection = client.db('riddle-test').collection<QuestionDocument>('questions');
  kinds.push([
    'MongoDB',
    async () => {
      await collection.deleteMany({});
      return new MongoQuestionRepository(collection);
    },
  ]);
}

describe.each(kinds)('questions in %s', (_kind, create) => {
  const content = {
    lessonId: 'methods',
    text: '?',
    choices: ['a', 'b'],
    answer: 'a',
    explanation: '',
  };
  let repository: IQuestionRepository;

  beforeEach(async () => {
    repository = await create();
  });

  test('finds what was created', async () => {
    const created = await repository.create(content);
    expect(await repository.find(created.id)).toEqual({ ...content, id: created.id });
  });

  test('gives null for an unknown id', async () => {
    expect(await repository.find('q99')).toBeNull();
  });

  test('lists the questions of one lesson', async () => {
    const first = await repository.create(content);
    await repository.create({ ...content, lessonId: 'commits' });
    expect(await repository.list('methods')).toEqual([first]);
  });

  test('says whether there was something to replace or delete', async () => {
    const created = await repository.create(content);
    expect(await repository.replace({ ...created, text: 'new' })).toBe(true);
    expect(await repository.delete(created.id)).toBe(true);
    expect(await repository.delete(created.id)).toBe(false);
    expect(await repository.replace(created)).toBe(false);
  });

  test('is not changed by a change to what it gave away', async () => {
    const created = await repository.create(content);
    created.choices.push('c');
    expect((await repository.find(created.id))?.choices).toEqual(['a', 'b']);
  });
});
