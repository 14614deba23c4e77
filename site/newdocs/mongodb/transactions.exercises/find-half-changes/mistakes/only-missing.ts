export const pipeline = [
  {
    $lookup: { from: 'attempts', localField: '_id', foreignField: 'learnerId', as: 'attempts' },
  },
  {
    $set: { counted: { $size: { $filter: { input: '$attempts', cond: '$$this.correct' } } } },
  },
  { $set: { differs: { $lt: ['$right', '$counted'] } } },
  { $match: { differs: true } },
  { $project: { right: 1, counted: 1 } },
  { $sort: { _id: 1 } },
];
