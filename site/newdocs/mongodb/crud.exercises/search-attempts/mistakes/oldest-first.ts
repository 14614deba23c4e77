export function latest(learnerId: string, count: number) {
  return {
    filter: { learnerId },
    sort: { at: 1 },
    limit: count,
    projection: { _id: 0, questionId: 1, choice: 1, correct: 1 },
  };
}

export function wrongSince(questionIds: string[], since: Date) {
  return { questionId: { $in: questionIds }, correct: false, at: { $gte: since } };
}
