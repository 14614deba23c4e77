import { describe, expect, test } from 'vitest';
import { runPipeline } from './run-pipeline.ts';

const attempts = [
  { _id: 'a1', questionId: 'q1', correct: false },
  { _id: 'a2', questionId: 'q1', correct: true },
  { _id: 'a3', questionId: 'q2', correct: true },
];

test('returns the documents after each stage and does not change the sample data', () => {
  const before = structuredClone(attempts);
  const { results, problem } = runPipeline(
    attempts,
    [
      { $match: { correct: true } },
      { $group: { _id: '$questionId', count: { $sum: 1 } } },
      { $project: { count: 1 } },
    ],
    {},
  );
  expect(problem).toBeUndefined();
  expect(results.map((documents) => documents.length)).toEqual([2, 2, 2]);
  expect(JSON.stringify(results[2]?.[0])).toBe('{"_id":"q1","count":1}');
  expect(attempts).toEqual(before);
});

test('drops what $redact prunes', () => {
  const stage = { $redact: { $cond: ['$correct', '$$KEEP', '$$PRUNE'] } };
  const { results } = runPipeline(attempts, [stage], {});
  expect(results[0]?.map(({ _id }) => _id)).toEqual(['a2', 'a3']);
});

test('orders fields like a server', () => {
  const documents = [{ _id: 1, z: { y: 1, x: 2, w: 3 }, b: 2, a: 3 }];
  const stage = {
    $project: { sum: { $add: ['$a', '$b'] }, a: 1, 'z.x': 1, 'z.y': 1, again: '$b' },
  };
  const { results } = runPipeline(documents, [stage], {});
  expect(JSON.stringify(results[0])).toBe('[{"_id":1,"z":{"y":1,"x":2},"a":3,"sum":5,"again":2}]');
});

describe('reports the stage and the cause', () => {
  test.each([
    [[{ $match: {} }, { $mutch: {} }], 1, '"$mutch" is no stage that is known here.'],
    [[{ match: {} }], 0, '"match" is no stage: the name of a stage begins with "$".'],
    [[{ $match: {}, $limit: 1 }], 0, 'A stage has one name, and this one has 2: $match, $limit.'],
    [['$match'], 0, 'A stage is an object with one field: its name, such as { "$match": { … } }.'],
    [[{ $limit: 0 }], 0, '$limit needs a whole number above 0.'],
    [
      [{ $unwind: 'choices' }],
      0,
      '$unwind needs the path of a field, and a path begins with "$", such as "$choices".',
    ],
    [
      [{ $sort: { n: 'down' } }],
      0,
      '$sort needs fields with 1 (rising) or -1 (falling), such as { "wrong": -1 }.',
    ],
    [
      [{ $group: { n: { $sum: 1 } } }],
      0,
      '$group needs an "_id": what the documents are grouped by, or null for one group of all.',
    ],
    [
      [{ $group: { _id: 1, n: '$a' } }],
      0,
      '$group needs an accumulator for "n", such as { "$sum": 1 }.',
    ],
    [
      [{ $group: { _id: 1, n: { $sume: 1 } } }],
      0,
      '$group uses "$sume", which is no operator that is known here.',
    ],
    [
      [{ $match: { a: { $gtt: 1 } } }],
      0,
      '$match uses "$gtt", which is no operator that is known here.',
    ],
    [[{ $set: { a: { $divide: [1, 0] } } }], 0, '$set fails: $divide cannot divide by zero.'],
    [
      [{ $lookup: { from: 'question', localField: 'a', foreignField: 'b', as: 'c' } }],
      0,
      '$lookup looks into "question", which does not exist. There are: questions.',
    ],
    [[{ $match: { $where: 'true' } }], 0, expect.stringContaining('$match')],
    [
      [{ $lookup: { from: 'questions' } }],
      0,
      '$lookup needs "from" (a collection) and "as" (the name of the new field).',
    ],
    [
      [{ $lookup: { from: 'questions', as: 'question' } }],
      0,
      '$lookup needs "localField" and "foreignField" (what must be equal), or a "pipeline".',
    ],
    [
      [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }],
      0,
      '$group cannot make a field "a.b": a name has no "$" before it and no dot.',
    ],
    [[{ $set: {} }], 0, '$set needs an object with at least one field.'],
    [[{ $set: { $n: 1 } }], 0, '$set cannot make a field "$n": a name has no "$" before it.'],
    [
      [{ $unset: ['a', '$b'] }],
      0,
      '$unset needs the name of a field as text, or a list of names, without "$".',
    ],
    [
      [{ $unionWith: 'x' }],
      0,
      '$unionWith looks into "x", which does not exist. There are: questions.',
    ],
    [
      [{ $bucket: {} }],
      0,
      "$bucket has a form that is not understood here. MongoDB's reference shows its fields.",
    ],
    [[{ $merge: 'x' }], 0, '$merge writes to the database, which is not offered here.'],
  ])('%j', (stages, stage, message) => {
    const run = runPipeline(attempts, stages, { questions: [] });
    expect(run.problem).toEqual({ stage, message });
    expect(run.results).toHaveLength(stage);
  });
});
