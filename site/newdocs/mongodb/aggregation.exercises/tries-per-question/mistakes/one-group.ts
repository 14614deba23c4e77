export const pipeline = [
  { $match: { choice: { $ne: null } } },
  { $group: { _id: '$questionId', learners: { $sum: 1 }, average: { $avg: 1 } } },
  { $sort: { average: -1, _id: 1 } },
];
