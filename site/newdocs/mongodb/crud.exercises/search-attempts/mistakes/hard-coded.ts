export function latest(_learnerId: string, _count: number) {
  return {
    filter: { learnerId: 'l1' },
    sort: { at: -1 },
    limit: 1,
    projection: { _id: 0, questionId: 1, choice: 1, correct: 1 },
  };
}

export function wrongSince(_questionIds: string[], _since: Date) {
  return {
    questionId: { $in: ['q1', 'q2'] },
    correct: false,
    at: { $gte: new Date('2026-01-05T09:00:00Z') },
  };
}
