import { ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { INVALID_INPUT, NOT_ALLOWED } from './course-errors.ts';

const QUESTION = '/quizzes/questions/{questionId}';
const BANK_QUESTION = '/quizzes/question-bank/{questionBankId}/questions/{questionId}';
const SIGNED_IN = 'Any signed-in user.';
const CREATOR = 'Admins, and the user who created the question.';
const BANK_WRITERS = 'Admins, and managers and instructors of the course.';
const BAD_ID = 'An id breaks a rule';

const questionOperations: readonly OperationSpec[] = [
  {
    id: 'QuestionController.create',
    method: 'post',
    path: '/quizzes/questions/',
    tag: 'Questions',
    summary: 'Create a question',
    description:
      'Creates a question with its solution. There are five types. A question with parameters needs a tag such as `<QParam>` in its text, and `parameters` must not be empty; a question without needs `parameters: []`.',
    auth: 'bearer',
    callers: SIGNED_IN,
    body: { schema: ref('QuestionBody') },
    success: { status: 201, description: 'The question exists.', schema: ref('QuestionCreated') },
    errors: {
      400: 'A field breaks a rule, or the tags of a question with parameters do not fit',
      500: 'A choice or order question with parameters has no tag in any option',
    },
    deviations: ['A missing tag in the options gives 500, not 400.'],
  },
  {
    id: 'QuestionController.read',
    method: 'get',
    path: QUESTION,
    tag: 'Questions',
    summary: 'Read a question with its solution',
    description: 'Returns the whole question. Learners see questions through an attempt instead.',
    auth: 'bearer',
    callers: SIGNED_IN,
    success: { status: 200, description: 'The question.', schema: ref('Question') },
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There is no such question' },
    deviations: ['Any signed-in user gets the solution too.'],
  },
  {
    id: 'QuestionController.update',
    method: 'put',
    path: QUESTION,
    tag: 'Questions',
    summary: 'Change a question',
    description: 'Replaces question and solution. The type cannot change.',
    auth: 'bearer',
    callers: CREATOR,
    body: { schema: ref('QuestionBody') },
    success: { status: 200, description: 'The changed question.', schema: ref('Question') },
    errors: {
      400: 'A field breaks a rule, or the type is another one',
      403: NOT_ALLOWED,
      404: 'There is no such question',
    },
  },
  {
    id: 'QuestionController.delete',
    method: 'delete',
    path: QUESTION,
    tag: 'Questions',
    summary: 'Delete a question',
    description: 'Deletes the question and takes it out of all question banks.',
    auth: 'bearer',
    callers: CREATOR,
    success: { status: 204, description: 'The question is gone.' },
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There is no such question' },
  },
  {
    id: 'QuestionController.flag',
    method: 'post',
    path: `${QUESTION}/flag`,
    tag: 'Questions',
    summary: 'Flag a question',
    description: 'Says what is wrong with a question, in 10 to 500 characters.',
    auth: 'bearer',
    callers: SIGNED_IN,
    body: { schema: ref('FlagQuestionBody') },
    success: { status: 200, description: 'The flag is stored.' },
    errors: { 400: INVALID_INPUT, 404: 'There is no such question' },
  },
  {
    id: 'QuestionController.resolveFlag',
    method: 'post',
    path: '/quizzes/questions/flags/{flagId}/resolve',
    tag: 'Questions',
    summary: 'Resolve a flag',
    description: 'Closes a flag as resolved or rejected.',
    auth: 'bearer',
    callers: SIGNED_IN,
    body: { schema: ref('ResolveFlagBody') },
    success: { status: 200, description: 'The flag is closed.' },
    errors: { 400: INVALID_INPUT, 404: 'There is no such flag' },
    deviations: ['The role check is switched off: any signed-in user may resolve any flag.'],
  },
];

function bankQuestion(
  action: 'add' | 'remove' | 'replace-duplicate',
  operation: Pick<OperationSpec, 'id' | 'summary' | 'description' | 'success'>,
): OperationSpec {
  return {
    method: 'patch',
    path: `${BANK_QUESTION}/${action}`,
    tag: 'Question Banks',
    auth: 'bearer',
    callers: BANK_WRITERS,
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There is no such bank or question' },
    ...operation,
  };
}

const bankOperations: readonly OperationSpec[] = [
  {
    id: 'QuestionBankController.create',
    method: 'post',
    path: '/quizzes/question-bank/',
    tag: 'Question Banks',
    summary: 'Create a question bank',
    description: 'A bank is a named set of questions. A quiz draws its questions from banks.',
    auth: 'bearer',
    callers: BANK_WRITERS,
    body: { schema: ref('QuestionBankBody') },
    success: { status: 200, description: 'The bank exists.', schema: ref('QuestionBankCreated') },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED },
  },
  {
    id: 'QuestionBankController.read',
    method: 'get',
    path: '/quizzes/question-bank/{questionBankId}',
    tag: 'Question Banks',
    summary: 'Read a question bank',
    description: 'Returns the bank with the ids of its questions.',
    auth: 'bearer',
    callers: 'Admins, and managers, instructors and TAs of the course.',
    success: { status: 200, description: 'The bank.', schema: ref('QuestionBank') },
    errors: { 400: BAD_ID, 403: NOT_ALLOWED, 404: 'There is no such bank' },
  },
  bankQuestion('add', {
    id: 'QuestionBankController.addQuestion',
    summary: 'Put a question into a bank',
    description: 'Adds the id of the question to the bank.',
    success: { status: 200, description: 'The bank.', schema: ref('QuestionBank') },
  }),
  bankQuestion('remove', {
    id: 'QuestionBankController.removeQuestion',
    summary: 'Take a question out of a bank',
    description: 'Removes the id of the question from the bank. The question itself stays.',
    success: { status: 200, description: 'The bank.', schema: ref('QuestionBank') },
  }),
  bankQuestion('replace-duplicate', {
    id: 'QuestionBankController.replaceWithDuplicate',
    summary: 'Replace a question by a copy',
    description:
      'Copies the question and puts the copy in its place, so that you can change it for this bank alone.',
    success: {
      status: 200,
      description: 'The id of the copy.',
      schema: ref('DuplicatedQuestion'),
    },
  }),
];

/** Operations on questions and question banks. */
export const questionOperationsAndBanks: readonly OperationSpec[] = [
  ...questionOperations,
  ...bankOperations,
];
