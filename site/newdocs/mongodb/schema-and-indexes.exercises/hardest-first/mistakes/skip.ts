interface Place {
  _id: string;
  wrong: number;
}

export const index: Record<string, 1 | -1> = { lessonId: 1, wrong: -1, _id: 1 };

export function pageAfter(lessonId: string, size: number, place?: Place): object[] {
  const skipped = place === undefined ? 0 : size;
  return [
    { $match: { lessonId } },
    { $sort: { wrong: -1, _id: 1 } },
    { $skip: skipped },
    { $limit: size },
  ];
}
