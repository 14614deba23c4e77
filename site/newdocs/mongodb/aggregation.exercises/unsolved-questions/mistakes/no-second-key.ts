export const pipeline = [
  {
    $lookup: { from: 'attempts', localField: '_id', foreignField: 'questionId', as: 'attempts' },
  },
  { $match: { 'attempts.correct': { $ne: true } } },
  { $project: { text: 1, tries: { $size: '$attempts' } } },
  { $sort: { tries: -1 } },
];
