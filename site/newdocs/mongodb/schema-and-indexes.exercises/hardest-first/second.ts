interface Place {
  _id: string;
  wrong: number;
}

export const index: Record<string, 1 | -1> = { lessonId: -1, wrong: 1, _id: -1 };

function comesAfter({ _id, wrong }: Place): object {
  return { $or: [{ wrong: { $lt: wrong } }, { $and: [{ wrong }, { _id: { $gt: _id } }] }] };
}

export function pageAfter(lessonId: string, size: number, place?: Place): object[] {
  const stages: object[] = [{ $match: { lessonId } }];
  if (place !== undefined) {
    stages.push({ $match: comesAfter(place) });
  }
  stages.push({ $sort: { wrong: -1, _id: 1 } }, { $limit: size });
  return stages;
}
