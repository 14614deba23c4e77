export const pipeline = [
  {
    $lookup: { from: 'attempts', localField: '_id', foreignField: 'learnerId', as: 'attempts' },
  },
  { $unwind: '$attempts' },
  {
    $group: {
      _id: '$_id',
      right: { $first: '$right' },
      counted: { $sum: { $cond: ['$attempts.correct', 1, 0] } },
    },
  },
  { $set: { differs: { $ne: ['$right', '$counted'] } } },
  { $match: { differs: true } },
  { $project: { right: 1, counted: 1 } },
  { $sort: { _id: 1 } },
];
