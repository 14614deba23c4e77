interface Place {
  _id: string;
  wrong: number;
}

export const index: Record<string, 1 | -1> = { _id: 1 };

export function pageAfter(lessonId: string, size: number, place?: Place): object[] {
  console.log(lessonId, place);
  return [{ $limit: size }];
}
