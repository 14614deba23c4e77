import { ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { pagingQuery } from '../schemas/fields.ts';
import { NOT_ALLOWED } from './course-errors.ts';
import { progressOperations } from './progress.ts';

const ENROLLMENT = '/users/{userId}/enrollments/courses/{courseId}/versions/{versionId}';
const NO_ENROLLMENT_IS_500 = 'A caller without any enrollment gets 500 instead of an empty answer.';
const TEACHING_STAFF = 'Admins, and managers, instructors and TAs of the course version.';

const enrollmentOperations: readonly OperationSpec[] = [
  {
    id: 'EnrollmentController.enroll',
    method: 'post',
    path: ENROLLMENT,
    tag: 'Enrollments',
    summary: 'Enrol a user in a course version',
    description:
      'Links the user with the version under a role and creates the progress record, which points to the first item.',
    auth: 'bearer',
    callers: 'Admins, and managers of the course.',
    body: { schema: ref('EnrollmentBody') },
    success: {
      status: 200,
      description: 'The enrollment and the progress record.',
      schema: ref('EnrollmentAnswer'),
    },
    errors: {
      400: 'The user is enrolled already, or the role is unknown',
      403: NOT_ALLOWED,
      404: 'There is no such user, course or version',
    },
  },
  {
    id: 'EnrollmentController.read',
    method: 'get',
    path: ENROLLMENT,
    tag: 'Enrollments',
    summary: 'Read the enrollment of a user',
    description: 'Returns role, status and date of the enrollment.',
    auth: 'bearer',
    callers: TEACHING_STAFF,
    success: { status: 200, description: 'The enrollment.', schema: ref('EnrollmentSummary') },
    errors: { 400: 'An id breaks a rule', 403: NOT_ALLOWED, 500: 'The user is not enrolled' },
    deviations: ['A user who is not enrolled gives 500, not 404.'],
  },
  {
    id: 'EnrollmentController.unenroll',
    method: 'post',
    path: `${ENROLLMENT}/unenroll`,
    tag: 'Enrollments',
    summary: 'End the enrollment of a user',
    description: 'Ends the enrollment of the user in the course version, and with it the progress.',
    auth: 'bearer',
    callers: 'Admins and managers; instructors for students and TAs; TAs for students.',
    success: {
      status: 200,
      description: 'Enrollment and progress are `null` now; the role is the former one.',
      schema: ref('UnenrollAnswer'),
    },
    errors: { 400: 'An id breaks a rule', 403: NOT_ALLOWED },
  },
  {
    id: 'EnrollmentController.listOwn',
    method: 'get',
    path: '/users/enrollments',
    tag: 'Enrollments',
    summary: 'List your own enrollments',
    description: 'Returns the enrollments of the signed-in user, page by page.',
    auth: 'bearer',
    callers: 'Any signed-in user, for the own enrollments.',
    query: pagingQuery,
    success: {
      status: 200,
      description: 'One page of enrollments.',
      schema: ref('EnrollmentPage'),
    },
    errors: {
      400: '`page` or `limit` is below 1',
      404: 'There are no enrollments',
      500: 'The user has no enrollment at all',
    },
    deviations: [NO_ENROLLMENT_IS_500],
  },
  {
    id: 'EnrollmentController.listOfVersion',
    method: 'get',
    path: '/users/enrollments/courses/{courseId}/versions/{versionId}',
    tag: 'Enrollments',
    summary: 'List who is enrolled in a course version',
    description: 'Returns every enrollment of the version with the person and the progress.',
    auth: 'bearer',
    callers: TEACHING_STAFF,
    query: pagingQuery,
    success: {
      status: 200,
      description: 'One page of enrollments.',
      schema: ref('VersionEnrollments'),
    },
    errors: {
      400: '`page` or `limit` is below 1',
      403: NOT_ALLOWED,
      404: 'Nobody is enrolled',
      500: 'You have no enrollment at all',
    },
    deviations: [NO_ENROLLMENT_IS_500],
  },
];

const accountOperations: readonly OperationSpec[] = [
  {
    id: 'UserController.watchTimeTotal',
    method: 'get',
    path: '/users/watchtime/total',
    tag: 'Progress',
    summary: 'Read your total watch time',
    description: 'Returns one number for the signed-in user.',
    auth: 'bearer',
    callers: 'Any signed-in user, for the own watch time.',
    success: {
      status: 200,
      description: 'The total.',
      schema: { type: 'number', description: 'The total watch time.', examples: [5400] },
    },
    errors: {},
  },
  {
    id: 'UserController.read',
    method: 'get',
    path: '/users/{userId}',
    tag: 'Users',
    summary: 'Read a user',
    description: 'Returns the local profile.',
    auth: 'bearer',
    callers: 'Any signed-in user.',
    success: { status: 200, description: 'The profile.', schema: ref('User') },
    errors: { 400: 'The id breaks a rule', 404: 'There is no such user' },
  },
  {
    id: 'UserController.edit',
    method: 'patch',
    path: '/users/edit',
    tag: 'Users',
    summary: 'Change your own name',
    description: 'Changes the local profile and the display name in Firebase.',
    auth: 'bearer',
    callers: 'Any signed-in user, for the own profile.',
    body: { schema: ref('EditUserBody') },
    success: { status: 200, description: 'The name is changed. The answer is empty.' },
    errors: { 400: 'A field breaks a rule' },
  },
  {
    id: 'UserController.makeAdmin',
    method: 'post',
    path: '/users/make-admin/{userId}',
    tag: 'Users',
    summary: 'Make a user an admin',
    description:
      'Gives the user the global role of an admin. The server must have its own `ADMIN_PASSWORD`: the built-in default is not safe.',
    auth: 'bearer',
    callers: 'Any signed-in user who knows the admin password of the server.',
    body: { schema: ref('MakeAdminBody') },
    success: { status: 200, description: 'The user is an admin. The answer is empty.' },
    errors: { 400: 'The password is wrong' },
  },
];

/** Operations on enrollments, progress and users. */
export const userOperations: readonly OperationSpec[] = [
  ...enrollmentOperations,
  ...progressOperations,
  ...accountOperations,
];
