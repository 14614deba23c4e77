import {
  anyObject,
  choice,
  flag,
  integer,
  type JsonSchema,
  list,
  number,
  object,
  objectId,
  ref,
  text,
} from '../json-schema.ts';
import { courseIdField, userIdField, versionIdField } from './fields.ts';

const QUESTION_TYPES = [
  'SELECT_ONE_IN_LOT',
  'SELECT_MANY_IN_LOT',
  'ORDER_THE_LOTS',
  'NUMERIC_ANSWER_TYPE',
  'DESCRIPTIVE',
];
const questionType = choice('Type of the question.', QUESTION_TYPES);
const questionId = objectId('Id of the question.', '665f1c2ab7e4d90012a3f408');
const attemptId = objectId('Id of the attempt.', '665f1c2ab7e4d90012a3f40b');
const lotItemId = objectId('Id of the option.', '665f1c2ab7e4d90012a3f4c1');
const tags = list('Tags.', text('A tag.', 'basics'));
const gradingStatus = choice('Result; PENDING only after grading by hand.', [
  'PASSED',
  'FAILED',
  'PENDING',
]);

const questionFields = {
  text: text(
    'The question, with tags where it has parameters.',
    'Which keyword starts a condition?',
  ),
  type: questionType,
  isParameterized: flag('Whether values are drawn for each attempt.', false),
  parameters: list(
    'Parameters: an empty list when there are none.',
    object('A parameter of the question.', {
      name: text('Name used in the tags.', 'a'),
      possibleValues: list('Values to draw from.', text('A value.', '3'), { minItems: 2 }),
      type: choice('Kind of the values.', ['number', 'string']),
    }),
  ),
  hint: text('A hint.', 'It has two letters.'),
  timeLimitSeconds: number('Time to answer, in seconds.', 60),
  points: number('Points for the right answer.', 5),
};

const solutions: Readonly<Record<string, JsonSchema>> = {
  SelectOneSolution: object('Solution of SELECT_ONE_IN_LOT.', {
    correctLotItem: ref('LotItem'),
    incorrectLotItems: list('The other options.', ref('LotItem')),
  }),
  SelectManySolution: object('Solution of SELECT_MANY_IN_LOT.', {
    correctLotItems: list('The right options.', ref('LotItem')),
    incorrectLotItems: list('The other options.', ref('LotItem')),
  }),
  OrderSolution: object('Solution of ORDER_THE_LOTS.', {
    ordering: list(
      'Every option with its place.',
      object('An option and its place.', {
        lotItem: ref('LotItem'),
        order: integer('Its place.', 1),
      }),
    ),
  }),
  NumericSolution: object(
    'Solution of NUMERIC_ANSWER_TYPE. Give `value` or `expression`.',
    {
      decimalPrecision: integer('Number of decimals to which answers are rounded.', 2, {
        minimum: 0,
      }),
      upperLimit: number('How far above the expected number an answer may lie.', 0.5),
      lowerLimit: number('How far below the expected number an answer may lie.', 0.5),
    },
    {
      value: number('The expected number.', 42),
      expression: text('An expression that gives the expected number.', 'a + b'),
    },
  ),
  DescriptiveSolution: object('Solution of DESCRIPTIVE.', {
    solutionText: text('A model answer.', 'A condition is a yes-or-no question.'),
  }),
};

const questionSchemas: Readonly<Record<string, JsonSchema>> = {
  ...solutions,
  LotItem: object('One option of a choice or order question.', {
    text: text('The option.', 'if'),
    explaination: text('Why it is right or wrong. The API spells the field this way.', 'It is.'),
  }),
  QuestionSolution: {
    description: 'The solution, by type of the question.',
    oneOf: Object.keys(solutions).map((name) => ref(name)),
  },
  QuestionBody: object('A question and its solution.', {
    question: object('The question.', questionFields),
    solution: ref('QuestionSolution'),
  }),
  QuestionCreated: object('The new question.', { questionId }),
  Question: {
    ...object('A question with its solution, as stored.', { _id: questionId, ...questionFields }),
    additionalProperties: true,
  },
  FlagQuestionBody: object(
    'What is wrong with the question.',
    {
      reason: text('The reason.', 'Two of the options are right.', {
        minLength: 10,
        maxLength: 500,
      }),
    },
    { courseId: courseIdField, versionId: versionIdField },
  ),
  ResolveFlagBody: object('How the flag ends.', {
    status: choice('The result.', ['RESOLVED', 'REJECTED']),
  }),
};

const bankFields = {
  title: text('Name of the bank.', 'Conditions'),
};
const bankOptions = {
  description: text('What the bank is about.', 'Questions on if and switch'),
  courseId: courseIdField,
  courseVersionId: versionIdField,
  questions: list('Ids of its questions.', questionId),
  tags,
};

const bankSchemas: Readonly<Record<string, JsonSchema>> = {
  QuestionBankBody: object('A new question bank.', bankFields, bankOptions),
  QuestionBankCreated: object('The new bank.', {
    questionBankId: objectId('Id of the bank.', '665f1c2ab7e4d90012a3f409'),
  }),
  QuestionBank: object(
    'A named set of questions.',
    { _id: objectId('Id of the bank.', '665f1c2ab7e4d90012a3f409'), ...bankFields },
    bankOptions,
  ),
  DuplicatedQuestion: object('The copy.', { newQuestionId: questionId }),
  QuestionBankRef: object(
    'The link of a quiz to a question bank.',
    {
      bankId: objectId('Id of the bank.', '665f1c2ab7e4d90012a3f409'),
      count: number('How many questions are drawn. The server knows no minimum.', 2),
    },
    {
      difficulty: list('Stored, not applied.', text('A difficulty.', 'low')),
      tags: { ...tags, description: 'Stored, not applied.' },
    },
  ),
};

const attemptSchemas: Readonly<Record<string, JsonSchema>> = {
  StartedAttempt: object('A new attempt.', {
    attemptId,
    questionRenderViews: list(
      'The questions as learners see them: without solutions and explanations.',
      anyObject('A question to show; its fields depend on its type.', {
        type: 'SELECT_ONE_IN_LOT',
      }),
    ),
  }),
  AnswersBody: object('Answers to questions of the attempt.', {
    answers: list(
      'One entry for each answered question.',
      object('An answer.', { questionId, questionType, answer: ref('Answer') }),
    ),
  }),
  Answer: {
    description: 'The answer, by type of the question.',
    oneOf: [
      object('SELECT_ONE_IN_LOT', { lotItemId }),
      object('SELECT_MANY_IN_LOT', { lotItemIds: list('The chosen options.', lotItemId) }),
      object('ORDER_THE_LOTS', {
        orders: list(
          'Every option with the place that the learner gives it.',
          object('An option and its place.', { order: integer('The place.', 1), lotItemId }),
        ),
      }),
      object('NUMERIC_ANSWER_TYPE', { value: number('The number.', 42) }),
      object('DESCRIPTIVE', { answerText: text('The text.', 'A yes-or-no question.') }),
    ],
  },
  GradedResult: {
    ...object(
      'The graded result. What it holds depends on the settings of the quiz.',
      {},
      {
        totalScore: number('Points reached; only when the quiz shows scores.', 8),
        totalMaxScore: number('Points of the answered questions.', 10),
        gradingStatus,
        overallFeedback: text('Feedback on the whole attempt.', 'Well done.'),
      },
    ),
    additionalProperties: true,
  },
  Attempt: anyObject('An attempt as stored. The contract does not fix its fields.', {
    _id: '665f1c2ab7e4d90012a3f40b',
  }),
};

const resultSchemas: Readonly<Record<string, JsonSchema>> = {
  QuizMetrics: anyObject(
    'Remaining attempts, latest attempt and latest submission of a learner. The contract does not fix the field names.',
  ),
  Submission: anyObject('The graded result of one attempt. The contract does not fix its fields.', {
    _id: '665f1c2ab7e4d90012a3f40c',
  }),
  QuizAnalytics: object('Counts and averages of a quiz.', {
    totalAttempts: integer('Number of attempts.', 20, { minimum: 0 }),
    submissions: integer('Number of submissions.', 18, { minimum: 0 }),
    passRate: number('Passed submissions in percent of the attempts.', 75),
    averageScore: number('Average score.', 7.5),
  }),
  QuestionPerformance: object('How a question was answered.', {
    questionId,
    correctRate: number('Rate of right answers.', 0.8),
    averageScore: number('Average score.', 4),
  }),
  QuizResult: object('The result of one attempt.', {
    studentId: userIdField,
    attemptId,
    score: number('The score.', 8),
    status: gradingStatus,
  }),
  RegradeBody: object(
    'The new grade.',
    { gradingStatus },
    {
      totalScore: number('Points reached.', 8),
      totalMaxScore: number('Points that could be reached.', 10),
      overallFeedback: text('Feedback on the whole submission.', 'Good reasoning.'),
    },
  ),
  FeedbackBody: object('Feedback on one answer.', {
    feedback: text('The text for the learner.', 'Look at the second condition again.'),
  }),
};

/** Schemas of the quizzes module. */
export const quizSchemas: Readonly<Record<string, JsonSchema>> = {
  ...questionSchemas,
  ...bankSchemas,
  ...attemptSchemas,
  ...resultSchemas,
};
