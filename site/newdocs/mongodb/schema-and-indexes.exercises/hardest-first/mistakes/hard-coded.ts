export const index: Record<string, 1 | -1> = { lessonId: 1, wrong: -1, _id: 1 };

export function pageAfter(): object[] {
  return [{ $match: { _id: 'q2' } }];
}
