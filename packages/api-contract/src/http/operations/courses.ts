import { object, ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import {
  EVERYONE_MAY,
  INVALID_ID,
  INVALID_INPUT,
  MANAGERS_MAY,
  NOT_ALLOWED,
} from './course-errors.ts';
import { messageAnswer } from './message-answer.ts';

/** Operations on courses and on their versions. */
export const courseOperations: readonly OperationSpec[] = [
  {
    id: 'CourseController.create',
    method: 'post',
    path: '/courses/',
    tag: 'Courses',
    summary: 'Create a course',
    description:
      'Creates an empty course. It has no versions and no instructors yet: add a version with `CourseVersionController.create`.',
    auth: 'bearer',
    callers: 'Admins, and managers of any course.',
    roles: ['admin', 'manager'],
    body: { schema: ref('CourseBody') },
    success: { status: 201, description: 'The new course.', schema: ref('Course') },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED, 500: 'The course could not be stored' },
    deviations: [
      'A manager of one course may create further courses: the check does not ask which course.',
    ],
  },
  {
    id: 'CourseController.read',
    method: 'get',
    path: '/courses/{courseId}',
    tag: 'Courses',
    summary: 'Read a course',
    description:
      'Returns the course with the ids of its versions. Read a version with `CourseVersionController.read` to get modules and sections.',
    auth: 'bearer',
    callers: 'Admins, and managers, instructors and students of the course. TAs may not.',
    roles: ['admin', 'manager', 'instructor', 'student'],
    success: { status: 200, description: 'The course.', schema: ref('Course') },
    errors: { 400: INVALID_ID, 403: NOT_ALLOWED, 404: 'There is no such course' },
  },
  {
    id: 'CourseController.update',
    method: 'put',
    path: '/courses/{courseId}',
    tag: 'Courses',
    summary: 'Change a course',
    description: 'Replaces name and description. Send both, also when only one changes.',
    auth: 'bearer',
    ...MANAGERS_MAY,
    body: { schema: ref('CourseBody') },
    success: { status: 200, description: 'The changed course.', schema: ref('Course') },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED, 404: 'There is no such course' },
    deviations: ['The field `updatedAt` keeps its old value.'],
  },
  {
    id: 'CourseController.delete',
    method: 'delete',
    path: '/courses/{courseId}',
    tag: 'Courses',
    summary: 'Delete a course',
    description:
      'Deletes the course with its versions and their items groups. The item documents stay in the database.',
    auth: 'bearer',
    callers: 'Admins only.',
    roles: ['admin'],
    success: { status: 204, description: 'The course is gone.' },
    errors: {
      400: INVALID_ID,
      403: NOT_ALLOWED,
      404: 'There is no such course',
      500: 'A version of the course has no section',
    },
    deviations: [
      'A course with a version that has no section cannot be deleted: the call gives 500.',
    ],
  },
  {
    id: 'CourseVersionController.create',
    method: 'post',
    path: '/courses/{courseId}/versions',
    tag: 'Course Versions',
    summary: 'Add a version to a course',
    description:
      'Adds an edition of the course. A version holds modules, sections and items; it starts empty. The label is free text and there is no draft state.',
    auth: 'bearer',
    callers: 'Admins only.',
    roles: ['admin'],
    body: { schema: ref('CreateCourseVersionBody') },
    success: { status: 201, description: 'The new version.', schema: ref('CourseVersion') },
    errors: { 400: INVALID_INPUT, 403: NOT_ALLOWED, 404: 'There is no such course' },
    deviations: [
      'The rule for managers asks for a version id, which does not exist yet. In effect only admins pass.',
    ],
  },
  {
    id: 'CourseVersionController.read',
    method: 'get',
    path: '/courses/versions/{versionId}',
    tag: 'Course Versions',
    summary: 'Read a version with its modules and sections',
    description:
      'Returns the whole outline in one document. Items are not part of it: read them section by section with `ItemController.readAll`.',
    auth: 'bearer',
    ...EVERYONE_MAY,
    success: { status: 200, description: 'The version.', schema: ref('CourseVersion') },
    errors: { 400: INVALID_ID, 403: NOT_ALLOWED, 404: 'There is no such version' },
  },
  {
    id: 'CourseVersionController.delete',
    method: 'delete',
    path: '/courses/{courseId}/versions/{versionId}',
    tag: 'Course Versions',
    summary: 'Delete a version',
    description:
      'Deletes the version, its items groups and the watch time of its items. The item documents stay in the database.',
    auth: 'bearer',
    ...MANAGERS_MAY,
    success: {
      status: 200,
      description: 'The version is gone.',
      schema: object('The result in words.', {
        message: messageAnswer(
          'Version with the ID 665f1c2ab7e4d90012a3f402 has been deleted successfully.',
        ),
      }),
    },
    errors: {
      400: INVALID_ID,
      403: NOT_ALLOWED,
      404: 'There is no such course or version',
      500: 'The version has no items group',
    },
    deviations: ['A version without any section cannot be deleted: the call gives 500.'],
  },
];
