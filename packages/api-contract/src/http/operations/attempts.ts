import { ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';

const ATTEMPT = '/quizzes/{quizId}/attempt';
const ONE_ATTEMPT = `${ATTEMPT}/{attemptId}` as const;
const LEARNERS = 'Students, for quizzes that are completed or the current item.';
const NOT_REACHED = 'Your role does not allow this, or the quiz is not reached yet';

/** Operations with which a learner takes a quiz. */
export const attemptOperations: readonly OperationSpec[] = [
  {
    id: 'AttemptController.start',
    method: 'post',
    path: ATTEMPT,
    tag: 'Quiz Attempts',
    summary: 'Start an attempt',
    description:
      'Draws questions at random from the linked banks and returns them without solutions. Options are shuffled and parameters have values.',
    auth: 'bearer',
    callers: LEARNERS,
    success: {
      status: 200,
      description: 'The attempt and its questions.',
      schema: ref('StartedAttempt'),
    },
    errors: {
      400: 'The deadline has passed, or no attempt is left',
      403: NOT_REACHED,
      404: 'There is no such quiz',
    },
    deviations: [
      'With `maxAttempts: -1`, meant as unlimited, the second attempt is refused.',
      'The release time of a quiz is not checked.',
    ],
  },
  {
    id: 'AttemptController.save',
    method: 'post',
    path: `${ONE_ATTEMPT}/save`,
    tag: 'Quiz Attempts',
    summary: 'Save answers without grading',
    description: 'Stores the answers given so far. Save as often as you like before you submit.',
    auth: 'bearer',
    callers: LEARNERS,
    body: { schema: ref('AnswersBody') },
    success: { status: 200, description: 'The answers are stored.' },
    errors: {
      400: 'The deadline has passed, or the attempt is not yours or not of this quiz',
      403: NOT_REACHED,
    },
  },
  {
    id: 'AttemptController.submit',
    method: 'post',
    path: `${ONE_ATTEMPT}/submit`,
    tag: 'Quiz Attempts',
    summary: 'Submit an attempt and get it graded',
    description:
      'Stores and grades the answers in the same request. Score and status are in the answer only when the quiz shows scores; feedback only when it shows right answers or explanations. The attempt is passed when points by maximum reach the pass threshold.',
    auth: 'bearer',
    callers: LEARNERS,
    body: { schema: ref('AnswersBody') },
    success: { status: 200, description: 'The graded result.', schema: ref('GradedResult') },
    errors: {
      400: 'The deadline has passed, the attempt is not yours, or it was submitted before',
      403: NOT_REACHED,
    },
    deviations: [
      'The maximum counts answered questions only, so leaving one out does not cost points.',
    ],
  },
  {
    id: 'AttemptController.read',
    method: 'get',
    path: ONE_ATTEMPT,
    tag: 'Quiz Attempts',
    summary: 'Read an attempt',
    description: 'Returns the attempt. Teachers read attempts with `QuizController.attempt`.',
    auth: 'bearer',
    callers: 'Admins only, in effect. Students may not read attempts.',
    success: { status: 200, description: 'The attempt.', schema: ref('Attempt') },
    errors: {
      400: 'An id breaks a rule',
      403: 'Anyone but an admin',
      404: 'There is no such attempt',
    },
    deviations: [
      'The rules for managers, instructors and TAs ask for a course id that the check does not pass on.',
    ],
  },
];
