export const pipeline = [
  { $match: { _id: { $in: ['q2', 'q3'] } } },
  { $project: { text: 1, tries: { $cond: [{ $eq: ['$_id', 'q2'] }, 2, 0] } } },
  { $sort: { tries: -1, _id: 1 } },
];
