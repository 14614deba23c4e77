export const pipeline = [
  { $match: { choice: { $ne: null } } },
  {
    $group: {
      _id: { question: '$questionId', learner: '$learnerId' },
      tries: { $sum: 1 },
    },
  },
  { $sort: { tries: -1, _id: 1 } },
  { $group: { _id: '$_id.question', learners: { $sum: 1 }, average: { $avg: '$tries' } } },
];
