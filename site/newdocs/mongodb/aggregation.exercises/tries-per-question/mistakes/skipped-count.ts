export const pipeline = [
  {
    $group: {
      _id: { question: '$questionId', learner: '$learnerId' },
      tries: { $sum: 1 },
    },
  },
  { $group: { _id: '$_id.question', learners: { $sum: 1 }, average: { $avg: '$tries' } } },
  { $sort: { average: -1, _id: 1 } },
];
