import {
  choice,
  flag,
  integer,
  type JsonSchema,
  list,
  number,
  object,
  objectId,
  orNull,
  ref,
  text,
} from '../json-schema.ts';
import {
  courseIdField,
  dateField,
  itemIdField,
  moduleIdField,
  sectionIdField,
  userIdField,
  versionIdField,
} from './fields.ts';

const status = choice('Whether the enrollment counts.', ['ACTIVE', 'INACTIVE']);
const names = {
  firstName: text('First name.', 'Asha'),
  lastName: text('Last name.', 'Rao'),
};
const progressCounts = {
  completedItems: integer('Number of distinct completed items.', 6, { minimum: 0 }),
  totalItems: integer('Number of items in the version.', 12, { minimum: 0 }),
  percentCompleted: number('Share of completed items, from 0 to 1.', 0.5, {
    minimum: 0,
    maximum: 1,
  }),
};
const watchItemId = objectId('Id of the open watch time record.', '665f1c2ab7e4d90012a3f4b1');
const place = { itemId: itemIdField, moduleId: moduleIdField, sectionId: sectionIdField };
const enrollmentFields = {
  role: ref('EnrollmentRole'),
  status,
  enrollmentDate: dateField('When the enrollment was made.'),
};

/** Schemas of invites, enrollments, progress and users. */
export const userSchemas: Readonly<Record<string, JsonSchema>> = {
  EnrollmentRole: choice('Role of a person in a course version. STAFF has no rights.', [
    'STUDENT',
    'INSTRUCTOR',
    'MANAGER',
    'TA',
    'STAFF',
  ]),
  InviteBody: object('The people to invite.', {
    inviteData: list(
      'One entry for each address.',
      object('An address and its role.', {
        email: text('Address to invite.', 'ravi@example.org', { format: 'email' }),
        role: ref('EnrollmentRole'),
      }),
      { minItems: 1 },
    ),
  }),
  EnrollmentBody: object('The role of the new enrollment.', { role: ref('EnrollmentRole') }),
  EnrollmentAnswer: object('What was created.', {
    enrollment: ref('Enrollment'),
    progress: orNull(ref('Progress'), 'The progress record; `null` for a version without items.'),
    role: ref('EnrollmentRole'),
  }),
  UnenrollAnswer: object('What is left: nothing but the former role.', {
    enrollment: { type: 'null', description: 'Always `null`.' },
    progress: { type: 'null', description: 'Always `null`.' },
    role: ref('EnrollmentRole'),
  }),
  Enrollment: {
    ...object('The link of a user, a course version and a role.', { ...enrollmentFields }),
    additionalProperties: true,
  },
  EnrollmentSummary: object('Role, status and date of an enrollment.', { ...enrollmentFields }),
  EnrollmentPage: object('One page of your enrollments.', {
    totalDocuments: integer('Number of enrollments.', 1, { minimum: 0 }),
    totalPages: integer('Number of pages.', 1, { minimum: 0 }),
    currentPage: integer('This page, from 1.', 1, { minimum: 1 }),
    enrollments: list('The enrollments of this page.', ref('Enrollment')),
  }),
  VersionEnrollments: object('One page of the people of a course version.', {
    enrollments: list(
      'The enrollments of this page.',
      object('A person with role and progress.', {
        ...enrollmentFields,
        user: object('The person.', {
          userId: userIdField,
          ...names,
          email: text('E-mail address.', 'asha@example.org', { format: 'email' }),
        }),
        progress: object('How far the person is.', progressCounts),
      }),
    ),
  }),
  Progress: object('Where a learner is in a course version.', {
    _id: objectId('Id of the record.'),
    userId: userIdField,
    courseId: courseIdField,
    courseVersionId: versionIdField,
    currentModule: moduleIdField,
    currentSection: sectionIdField,
    currentItem: itemIdField,
    completed: flag('Whether the whole version is completed.', false),
  }),
  ProgressShare: object('How much is completed.', {
    completed: flag('Whether everything is completed.', false),
    ...progressCounts,
  }),
  StartItemBody: object('The item to start and where it stands.', place),
  StartItemAnswer: object('The open record.', { watchItemId }),
  StopItemBody: object(
    'The item to stop, and its open record.',
    { watchItemId, ...place },
    { attemptId: objectId('Needed for a quiz: its attempt, submitted and passed.') },
  ),
  ResetProgressBody: object('How far to go back. Nothing means the whole course.', {}, place),
  WatchTimeAnswer: object(
    'Watch time of one learner and one item.',
    {
      watchTime: list('The records.', {
        type: 'object',
        description: 'One record, from a start to a stop.',
        additionalProperties: true,
        examples: [{}],
      }),
    },
    { quizMetrics: ref('QuizMetrics', 'Only for a quiz.') },
  ),
  User: object('The local profile of a user.', {
    _id: userIdField,
    firebaseUID: text('Id of the user in Firebase.', 'f1reBaseUid'),
    email: text('E-mail address.', 'asha@example.org', { format: 'email' }),
    ...names,
    roles: text('Global role: `user` or `admin`.', 'user'),
  }),
  EditUserBody: object('The new name.', names),
  MakeAdminBody: object('The secret of the server.', {
    password: text('The admin password of the server.', 'admin password', {
      format: 'password',
      writeOnly: true,
    }),
  }),
};
