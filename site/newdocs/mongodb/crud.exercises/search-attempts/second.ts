export const latest = (learnerId: string, limit: number) => ({
  filter: { learnerId: { $eq: learnerId } },
  projection: { _id: false, learnerId: false, at: false },
  sort: { at: -1, _id: 1 },
  limit,
});

export function wrongSince(questionIds: string[], since: Date) {
  const atOneOfThem = { $or: questionIds.map((questionId) => ({ questionId })) };
  return { $and: [atOneOfThem, { correct: { $ne: true } }, { at: { $not: { $lt: since } } }] };
}
