export const pipeline = [
  {
    $lookup: { from: 'attempts', localField: '_id', foreignField: 'questionId', as: 'attempts' },
  },
  { $unwind: '$attempts' },
  {
    $group: {
      _id: '$_id',
      text: { $first: '$text' },
      tries: { $sum: 1 },
      solved: { $sum: { $cond: ['$attempts.correct', 1, 0] } },
    },
  },
  { $match: { solved: 0 } },
  { $project: { text: 1, tries: 1 } },
  { $sort: { tries: -1, _id: 1 } },
];
