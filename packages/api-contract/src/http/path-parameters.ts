import { choice, type JsonSchema, number, objectId } from './json-schema.ts';

/** Every path parameter of the API by name: it means the same wherever it occurs. */
export const pathParameters: Readonly<Record<string, JsonSchema>> = {
  courseId: objectId('Id of the course.', '665f1c2ab7e4d90012a3f401'),
  versionId: objectId('Id of the course version.', '665f1c2ab7e4d90012a3f402'),
  moduleId: objectId('Id of the module inside the course version.', '665f1c2ab7e4d90012a3f403'),
  sectionId: objectId('Id of the section inside the module.', '665f1c2ab7e4d90012a3f404'),
  itemId: objectId('Id of the item.', '665f1c2ab7e4d90012a3f405'),
  itemsGroupId: objectId(
    'Id of the items group that a section points to.',
    '665f1c2ab7e4d90012a3f406',
  ),
  userId: objectId('Id of the user.', '665f1c2ab7e4d90012a3f407'),
  inviteId: objectId('Id of the invite. It is also the secret of the link in the mail.'),
  questionId: objectId('Id of the question.', '665f1c2ab7e4d90012a3f408'),
  questionBankId: objectId('Id of the question bank.', '665f1c2ab7e4d90012a3f409'),
  flagId: objectId('Id of the flag that was put on a question.'),
  quizId: objectId('Id of the quiz, which is the id of its QUIZ item.', '665f1c2ab7e4d90012a3f40a'),
  attemptId: objectId('Id of the attempt.', '665f1c2ab7e4d90012a3f40b'),
  submissionId: objectId('Id of the submission.', '665f1c2ab7e4d90012a3f40c'),
  score: number('The score that replaces the computed one.', 8),
  anomalyId: objectId('Id of the anomaly record.', '665f1c2ab7e4d90012a3f40d'),
  jobId: objectId('Id of the generation job.', '665f1c2ab7e4d90012a3f40e'),
  type: choice('Kind of item.', ['VIDEO', 'QUIZ', 'BLOG']),
  id: objectId('Id of the thing that the path names.', '665f1c2ab7e4d90012a3f40e'),
};
