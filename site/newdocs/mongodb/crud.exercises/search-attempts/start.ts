export function latest(learnerId: string, count: number) {
  return { filter: {}, limit: count };
}

export function wrongSince(questionIds: string[], since: Date) {
  return {};
}
