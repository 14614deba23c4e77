/** The lesson's data and stages. A test compares both with the page. */
export const SAMPLE_DATA = {
  attempts: [
    { _id: 'a1', learnerId: 'l1', questionId: 'q1', choice: 'POST', correct: false },
    { _id: 'a2', learnerId: 'l1', questionId: 'q1', choice: 'GET', correct: true },
    { _id: 'a3', learnerId: 'l2', questionId: 'q1', choice: 'GET', correct: true },
    { _id: 'a4', learnerId: 'l1', questionId: 'q2', choice: '200', correct: false },
    { _id: 'a5', learnerId: 'l1', questionId: 'q2', choice: '204', correct: false },
    { _id: 'a6', learnerId: 'l1', questionId: 'q2', choice: '201', correct: true },
    { _id: 'a7', learnerId: 'l2', questionId: 'q2', choice: '200', correct: false },
    { _id: 'a8', learnerId: 'l2', questionId: 'q3', choice: 'git commit', correct: true },
    { _id: 'a9', learnerId: 'l1', questionId: 'q3', choice: null, correct: false },
  ],
  questions: [
    {
      _id: 'q1',
      text: 'Which method asks for a resource and changes nothing?',
      choices: ['GET', 'POST', 'DELETE'],
      answer: 'GET',
    },
    {
      _id: 'q2',
      text: 'Which status code says that something was created?',
      choices: ['200', '201', '204'],
      answer: '201',
    },
    {
      _id: 'q3',
      text: 'Which command records staged changes?',
      choices: ['git add', 'git commit', 'git push'],
      answer: 'git commit',
    },
  ],
} as const;

/** Name of a collection of the sample data. */
export type CollectionName = keyof typeof SAMPLE_DATA;

/** Stages with which the explorer begins: the teacher's report. */
export const FIRST_STAGES = [
  '{ $match: { choice: { $ne: null } } }',
  `{
  $group: {
    _id: '$questionId',
    attempts: { $sum: 1 },
    wrong: { $sum: { $cond: ['$correct', 0, 1] } },
  },
}`,
  `{
  $set: { share: { $round: [{ $divide: ['$wrong', '$attempts'] }, 2] } },
}`,
  '{ $sort: { share: -1, _id: 1 } }',
  '{ $limit: 2 }',
  `{
  $lookup: { from: 'questions', localField: '_id', foreignField: '_id', as: 'question' },
}`,
  `{
  $project: { _id: 0, text: { $first: '$question.text' }, wrong: 1, share: 1 },
}`,
] as const;
