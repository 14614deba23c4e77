export const pipeline: object[] = [
  { $match: { choice: { $exists: true, $nin: [null] } } },
  { $group: { _id: '$questionId', tries: { $sum: 1 }, who: { $addToSet: '$learnerId' } } },
  { $set: { learners: { $size: '$who' } } },
  { $project: { learners: 1, average: { $divide: ['$tries', '$learners'] } } },
  { $sort: { _id: 1 } },
  { $sort: { average: -1, _id: 1 } },
];
