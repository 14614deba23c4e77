export const pipeline: object[] = [
  { $sort: { _id: -1 } },
  { $lookup: { from: 'attempts', localField: '_id', foreignField: 'learnerId', as: 'one' } },
  { $unwind: { path: '$one', preserveNullAndEmptyArrays: true } },
  {
    $group: {
      _id: { learner: '$_id', right: '$right' },
      counted: { $sum: { $cond: ['$one.correct', 1, 0] } },
    },
  },
  { $project: { _id: '$_id.learner', right: '$_id.right', counted: 1 } },
  { $match: { $expr: { $not: [{ $eq: ['$counted', '$right'] }] } } },
  { $sort: { _id: 1 } },
];
