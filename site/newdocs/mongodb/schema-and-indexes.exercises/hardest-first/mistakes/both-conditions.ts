interface Place {
  _id: string;
  wrong: number;
}

export const index: Record<string, 1 | -1> = { lessonId: 1, wrong: -1, _id: 1 };

export function pageAfter(lessonId: string, size: number, place?: Place): object[] {
  const after = place && {
    wrong: { $lte: place.wrong },
    _id: { $gt: place._id },
  };
  return [{ $match: { lessonId, ...after } }, { $sort: { wrong: -1, _id: 1 } }, { $limit: size }];
}
