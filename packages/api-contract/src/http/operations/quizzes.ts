import { list, ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { INVALID_INPUT, NOT_ALLOWED } from './course-errors.ts';

const QUIZ = '/quizzes/quiz/{quizId}';
const SUBMISSION = `${QUIZ}/submission/{submissionId}` as const;
const TEACHING_STAFF = 'Admins, and managers, instructors and TAs of the course version.';
const GRADERS = 'Admins, and managers and instructors of the course version.';
const BAD_ID = 'An id breaks a rule';

/** A call of the class `QuizController` that reads. */
function read(
  id: OperationSpec['id'],
  path: OperationSpec['path'],
  rest: Pick<OperationSpec, 'summary' | 'description' | 'success'> & Partial<OperationSpec>,
): OperationSpec {
  return {
    id,
    method: 'get',
    path,
    tag: 'Quiz',
    auth: 'bearer',
    callers: TEACHING_STAFF,
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There is no such quiz, or nothing to show' },
    ...rest,
  };
}

const bankLinkOperations: readonly OperationSpec[] = [
  {
    ...read('QuizController.addBank', `${QUIZ}/bank`, {
      summary: 'Link a question bank to a quiz',
      description: 'The quiz draws `count` random questions from the bank in every attempt.',
      success: { status: 200, description: 'The bank is linked.' },
    }),
    method: 'post',
    body: { schema: ref('QuestionBankRef') },
    errors: {
      400: INVALID_INPUT,
      403: NOT_ALLOWED,
      404: 'There is no such quiz',
      500: 'The bank is linked already',
    },
    deviations: [
      'A bank that is linked already gives 500.',
      'The filters `difficulty`, `tags` and `type` are stored but not applied.',
    ],
  },
  {
    ...read('QuizController.editBank', `${QUIZ}/bank`, {
      summary: 'Change the link to a question bank',
      description: 'Replaces the number of questions and the filters of a linked bank.',
      success: { status: 200, description: 'The link is changed.' },
    }),
    method: 'patch',
    body: { schema: ref('QuestionBankRef') },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED, 404: 'There is no such quiz or link' },
  },
  read('QuizController.listBanks', `${QUIZ}/bank`, {
    summary: 'List the question banks of a quiz',
    description: 'Returns the links with their settings.',
    success: {
      status: 200,
      description: 'The links.',
      schema: list('Links to question banks.', ref('QuestionBankRef')),
    },
  }),
  {
    ...read('QuizController.removeBank', `${QUIZ}/bank/{questionBankId}`, {
      summary: 'Unlink a question bank',
      description: 'Removes the link. The bank and its questions stay.',
      success: { status: 200, description: 'The bank is no longer linked.' },
    }),
    method: 'delete',
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There is no such quiz or link' },
  },
];

const resultOperations: readonly OperationSpec[] = [
  read('QuizController.metrics', `${QUIZ}/user/{userId}`, {
    summary: 'Read the metrics of a learner',
    description: 'Returns remaining attempts and the latest attempt and submission.',
    success: { status: 200, description: 'The metrics.', schema: ref('QuizMetrics') },
  }),
  read('QuizController.attempt', `${QUIZ}/attempts/{attemptId}`, {
    summary: 'Read an attempt as a teacher',
    description: 'Returns the attempt with its questions and answers.',
    success: { status: 200, description: 'The attempt.', schema: ref('Attempt') },
  }),
  read('QuizController.submissions', `${QUIZ}/submissions`, {
    summary: 'List the submissions of a quiz',
    description: 'A submission is the graded result of one attempt.',
    success: {
      status: 200,
      description: 'The submissions.',
      schema: list('Submissions of the quiz.', ref('Submission')),
    },
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There are no submissions' },
  }),
  read('QuizController.submission', `${QUIZ}/submissions/{submissionId}`, {
    summary: 'Read a submission',
    description: 'Returns the graded result of one attempt.',
    success: { status: 200, description: 'The submission.', schema: ref('Submission') },
  }),
  read('QuizController.details', `${QUIZ}/details`, {
    summary: 'Read the settings of a quiz',
    description: 'Returns the QUIZ item with its details.',
    success: { status: 200, description: 'The item.', schema: ref('Item') },
  }),
  read('QuizController.analytics', `${QUIZ}/analytics`, {
    summary: 'Read the analytics of a quiz',
    description: 'Returns counts and averages. The pass rate is a percentage of the attempts.',
    success: { status: 200, description: 'The analytics.', schema: ref('QuizAnalytics') },
  }),
  read('QuizController.performance', `${QUIZ}/performance`, {
    summary: 'Read how each question was answered',
    description: 'Returns the rate of right answers and the average score for each question.',
    success: {
      status: 200,
      description: 'One entry a question.',
      schema: list('Performance by question.', ref('QuestionPerformance')),
    },
  }),
  read('QuizController.results', `${QUIZ}/results`, {
    summary: 'List the results of a quiz',
    description: 'Returns score and status for each learner and attempt.',
    success: {
      status: 200,
      description: 'One entry an attempt.',
      schema: list('Results.', ref('QuizResult')),
    },
  }),
  read('QuizController.flagged', `${QUIZ}/flagged`, {
    summary: 'List flagged questions of a quiz',
    description: 'Meant to return the questions of the quiz that were flagged.',
    success: {
      status: 200,
      description: 'The flagged questions, once the call is built.',
      schema: list('Flagged questions.', {
        type: 'object',
        description: 'A flagged question; its fields are not fixed yet.',
        additionalProperties: true,
      }),
    },
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 500: 'Every call: it is not built yet' },
    deviations: ['Not built in July 2025: every call gives 500.'],
  }),
];

const gradingOperations: readonly OperationSpec[] = [
  {
    ...read('QuizController.overrideScore', `${SUBMISSION}/score/{score}`, {
      summary: 'Replace the score of a submission',
      description: 'Sets the score that stands in the path.',
      success: { status: 200, description: 'The score is replaced.' },
      callers: GRADERS,
    }),
    method: 'post',
  },
  {
    ...read('QuizController.regrade', `${SUBMISSION}/regrade`, {
      summary: 'Grade a submission by hand',
      description: 'Sets the grading status and, where given, points and feedback.',
      success: { status: 200, description: 'The submission is graded.' },
      callers: GRADERS,
    }),
    method: 'post',
    body: { schema: ref('RegradeBody') },
  },
  {
    ...read('QuizController.questionFeedback', `${SUBMISSION}/question/{questionId}/feedback`, {
      summary: 'Write feedback on one answer',
      description: 'Stores a text for the learner at one question of the submission.',
      success: { status: 200, description: 'The feedback is stored.' },
    }),
    method: 'post',
    body: { schema: ref('FeedbackBody') },
  },
  {
    ...read('QuizController.resetAttempts', `${QUIZ}/user/{userId}/reset-attempts`, {
      summary: 'Give a learner all attempts back',
      description: 'Meant to set the remaining attempts of the learner to the maximum again.',
      success: { status: 200, description: 'The call was accepted.' },
      callers: GRADERS,
    }),
    method: 'post',
    deviations: [
      'The metrics record is looked up by the wrong id, so nothing changes although the call gives 200.',
    ],
  },
];

/** Operations on the links, results and grades of a quiz. */
export const quizOperations: readonly OperationSpec[] = [
  ...bankLinkOperations,
  ...resultOperations,
  ...gradingOperations,
];
