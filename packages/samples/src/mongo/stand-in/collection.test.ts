import { MongoClient as DriverClient, MongoServerError, ObjectId } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { MongoClient } from './index.ts';

// Counts and results as https://www.mongodb.com/docs/drivers/node/current/ and the manual's pages
// of the commands document them.

const db = new MongoClient('mongodb://localhost:27017').db('riddle');
const questions = db.collection('questions');

beforeEach(async () => {
  await db.dropDatabase();
  await questions.insertMany([
    { _id: 'q1', lessonId: 'methods', points: 10, choices: ['GET', 'POST'] },
    { _id: 'q2', lessonId: 'methods', points: 5, choices: ['200', '201'] },
    { _id: 'q3', lessonId: 'commits', points: 5, choices: ['git add'] },
  ]);
});

describe('inserts', () => {
  test('create an id, set it on the object of the caller and store it first', async () => {
    const attempt: Record<string, unknown> = { choice: 'GET' };
    const { insertedId, acknowledged } = await db.collection('attempts').insertOne(attempt);
    expect(acknowledged).toBe(true);
    expect(insertedId).toBeInstanceOf(ObjectId);
    expect(attempt._id).toBe(insertedId);
    const stored = await db.collection('attempts').findOne({ _id: insertedId });
    expect(Object.keys(stored ?? {})).toEqual(['_id', 'choice']);
  });

  test('of many return a count and the ids by index', async () => {
    expect(await questions.insertMany([{ _id: 'q4' }, { _id: 'q5' }])).toEqual({
      acknowledged: true,
      insertedCount: 2,
      insertedIds: { 0: 'q4', 1: 'q5' },
    });
  });

  test('reject a second document with the same id', async () => {
    const error = await questions.insertOne({ _id: 'q1' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MongoServerError);
    expect(error).toMatchObject({ code: 11000, keyValue: { _id: 'q1' } });
    expect(await questions.countDocuments()).toBe(3);
  });

  test('store what BSON keeps: no classes, null for undefined', async () => {
    const at = new Date(0);
    await questions.insertOne({ _id: 'q4', at, none: undefined });
    expect(await questions.findOne({ _id: 'q4' })).toEqual({ _id: 'q4', at, none: null });
  });
});

describe('finds', () => {
  test('filter, project, sort, skip and limit', async () => {
    const found = questions.find({ points: 5 }, { projection: { lessonId: 1 } });
    expect(await found.sort({ _id: -1 }).skip(1).limit(1).toArray()).toEqual([
      { _id: 'q2', lessonId: 'methods' },
    ]);
  });

  test('return fields in the order of the document, with the id first', async () => {
    const [first] = await questions.find({}, { projection: { points: 1, lessonId: 1 } }).toArray();
    expect(Object.keys(first ?? {})).toEqual(['_id', 'lessonId', 'points']);
  });

  test('return null without a match, and copies otherwise', async () => {
    expect(await questions.findOne({ _id: 'q9' })).toBeNull();
    const question = await questions.findOne({ _id: 'q1' });
    Object.assign(question ?? {}, { points: 99 });
    expect(await questions.findOne({ _id: 'q1' })).toMatchObject({ points: 10 });
  });

  test('distinguish an id from its string', async () => {
    const { insertedId } = await db.collection('attempts').insertOne({});
    expect(await db.collection('attempts').findOne({ _id: String(insertedId) })).toBeNull();
    const same = new ObjectId(String(insertedId));
    expect(await db.collection('attempts').findOne({ _id: same })).not.toBeNull();
  });

  test('can be read one by one', async () => {
    const ids: unknown[] = [];
    for await (const { _id } of questions.find({ lessonId: 'methods' })) {
      ids.push(_id);
    }
    expect(ids).toEqual(['q1', 'q2']);
  });
});

describe('updates', () => {
  const counts = (matchedCount: number, modifiedCount: number) => ({
    acknowledged: true,
    matchedCount,
    modifiedCount,
    upsertedCount: 0,
    upsertedId: null,
  });

  test.each([
    ['one that changes', { points: 5 }, { $set: { points: 6 } }, 'updateOne', counts(1, 1)],
    ['many', { points: 5 }, { $inc: { points: 1 } }, 'updateMany', counts(2, 2)],
    ['the same value', { _id: 'q1' }, { $set: { points: 10 } }, 'updateOne', counts(1, 0)],
    ['a partly equal set', {}, { $set: { points: 5 } }, 'updateMany', counts(3, 1)],
    ['nothing', { _id: 'q9' }, { $set: { points: 1 } }, 'updateOne', counts(0, 0)],
  ] as const)('count %s', async (_name, filter, update, method, expected) => {
    expect(await questions[method](filter, update)).toEqual(expected);
  });

  test('change arrays and single elements', async () => {
    await questions.updateOne({ _id: 'q1' }, { $push: { choices: 'PUT' } });
    await questions.updateOne({ _id: 'q1' }, { $addToSet: { choices: 'GET' } });
    await questions.updateOne({ _id: 'q1', choices: 'POST' }, { $set: { 'choices.$': 'PATCH' } });
    expect(await questions.findOne({ _id: 'q1' })).toMatchObject({
      choices: ['GET', 'PATCH', 'PUT'],
    });
  });

  test('upsert with the fields that the filter fixes', async () => {
    const progress = db.collection('progress');
    const update = { $inc: { right: 1 }, $setOnInsert: { level: 1 } };
    const first = await progress.updateOne({ _id: 'l1' }, update, { upsert: true });
    expect(first).toEqual({ ...counts(0, 0), upsertedCount: 1, upsertedId: 'l1' });
    await progress.updateOne({ _id: 'l1' }, update, { upsert: true });
    expect(await progress.findOne({ _id: 'l1' })).toEqual({ _id: 'l1', level: 1, right: 2 });
  });

  test('return the document before or after', async () => {
    const update = { $inc: { points: 1 } };
    expect(await questions.findOneAndUpdate({ _id: 'q1' }, update)).toMatchObject({ points: 10 });
    const options = { returnDocument: 'after' };
    expect(await questions.findOneAndUpdate({ _id: 'q1' }, update, options)).toMatchObject({
      points: 12,
    });
  });

  test('respect a unique index', async () => {
    const attempts = db.collection('attempts');
    expect(await attempts.createIndex({ learnerId: 1, questionId: -1 }, { unique: true })).toBe(
      'learnerId_1_questionId_-1',
    );
    await attempts.insertOne({ learnerId: 'l1', questionId: 'q1' });
    await expect(attempts.insertOne({ learnerId: 'l1', questionId: 'q1' })).rejects.toMatchObject({
      code: 11000,
    });
    await attempts.insertOne({ learnerId: 'l1', questionId: 'q2' });
  });
});

test('deletes count what they removed', async () => {
  expect(await questions.deleteOne({ points: 5 })).toEqual({ acknowledged: true, deletedCount: 1 });
  expect(await questions.deleteMany({ points: 7 })).toEqual({
    acknowledged: true,
    deletedCount: 0,
  });
  expect(await questions.deleteMany({})).toEqual({ acknowledged: true, deletedCount: 2 });
});

test('pipelines read other collections of the database', async () => {
  await db.collection('lessons').insertOne({ _id: 'methods', title: 'Methods' });
  const lookup = { from: 'lessons', localField: 'lessonId', foreignField: '_id', as: 'lesson' };
  const found = questions.aggregate([{ $match: { _id: 'q1' } }, { $lookup: lookup }]);
  expect(await found.next()).toMatchObject({ lesson: [{ _id: 'methods', title: 'Methods' }] });
});

describe('unsupported features throw', () => {
  test.each([
    ['a method', () => Reflect.get(questions, 'watch'), 'no Collection.watch'],
    ['a method of the client', () => Reflect.get(MongoClient, 'connect'), 'no MongoClient.connect'],
    ['an option', () => questions.find({}, { hint: 'x' }), 'no option "hint" of find()'],
    ['stages', () => questions.updateMany({}, [{ $set: { a: 1 } }]), 'by operators only'],
    ['adding to a text', () => questions.updateOne({}, { $inc: { lessonId: 1 } }), 'does not fit'],
    [
      'pushing into a number',
      () => questions.updateOne({}, { $push: { points: 1 } }),
      'does not fit',
    ],
    [
      'a path through a text',
      () => questions.updateOne({}, { $set: { 'lessonId.a': 1 } }),
      'no effect',
    ],
    ['a changed id', () => questions.updateOne({}, { $set: { _id: 'q9' } }), 'The update fails'],
    ['an unknown operator', () => questions.updateOne({}, { $sett: { a: 1 } }), 'The update fails'],
    ['writing stages', () => questions.aggregate([{ $out: 'x' }]).toArray(), 'Stage 1: $out'],
    [
      'a strange upsert',
      () => questions.updateOne({ n: { $gt: 1 } }, { $set: { a: 1 } }, { upsert: true }),
      'equal fields only',
    ],
  ])('%s', async (_name, act, message) => {
    await expect(async () => act()).rejects.toThrow(message);
  });

  test('a transaction', async () => {
    const client = new MongoClient('mongodb://localhost:27017');
    const session = client.startSession();
    session.startTransaction();
    await expect(questions.insertOne({}, { session })).rejects.toThrow('needs a replica set');
    await client.close();
  });
});

test('calls that the driver itself rejects fail with its own error', async () => {
  const client = new DriverClient('mongodb://localhost:9', { serverSelectionTimeoutMS: 100 });
  // The driver checks the session only after server selection, whether or not that succeeded.
  await client.connect().catch(() => {});
  const real = client.db('riddle').collection('questions');
  const session = client.startSession();
  await session.endSession();
  const calls = [
    (some: typeof real) => some.updateOne({}, { points: 1 }),
    (some: typeof real) => some.findOneAndUpdate({}, { points: 1 }),
    (some: typeof real) => some.replaceOne({}, { $set: { points: 1 } }),
    (some: typeof real) => some.insertOne({}, { session }),
  ];
  for (const call of calls) {
    const [expected, actual] = await Promise.all(
      [real, questions as unknown as typeof real].map((some) =>
        (async () => call(some))().catch((error: unknown) => error),
      ),
    );
    expect(actual).toEqual(expected);
    expect(expected).toBeInstanceOf(Error);
  }
});

test('a database answers a ping, and refuses other commands', async () => {
  expect(await db.command({ ping: 1 })).toEqual({ ok: 1 });
  await expect(db.command({ dropDatabase: 1 })).rejects.toThrow('knows no option "dropDatabase"');
});
