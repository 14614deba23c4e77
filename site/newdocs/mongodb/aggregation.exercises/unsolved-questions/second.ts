export const pipeline: object[] = [
  { $lookup: { from: 'attempts', localField: '_id', foreignField: 'questionId', as: 'tried' } },
  { $unwind: { path: '$tried', preserveNullAndEmptyArrays: true } },
  {
    $group: {
      _id: '$_id',
      text: { $first: '$text' },
      tries: { $sum: { $cond: ['$tried.learnerId', 1, 0] } },
      solved: { $sum: { $cond: ['$tried.correct', 1, 0] } },
    },
  },
  { $match: { solved: 0 } },
  { $sort: { tries: -1, _id: 1 } },
  { $project: { solved: 0 } },
];
