import { ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { NOT_ALLOWED } from './course-errors.ts';

const PROGRESS = '/users/progress/courses/{courseId}/versions/{versionId}';
const OWN_PROGRESS = 'Any user who is enrolled in the course version, for the own progress.';
const BAD_ID = 'An id breaks a rule';

/** Operations on the progress of learners. */
export const progressOperations: readonly OperationSpec[] = [
  {
    id: 'ProgressController.read',
    method: 'get',
    path: `${PROGRESS}/`,
    tag: 'Progress',
    summary: 'Read where you are in a course version',
    description:
      'Returns the current module, section and item. Learners go item by item: only completed items and the current one may be opened.',
    auth: 'bearer',
    callers: OWN_PROGRESS,
    success: { status: 200, description: 'The progress record.', schema: ref('Progress') },
    errors: { 400: BAD_ID, 404: 'There is no progress record' },
  },
  {
    id: 'ProgressController.percentage',
    method: 'get',
    path: `${PROGRESS}/percentage`,
    tag: 'Progress',
    summary: 'Read how much you have completed',
    description: 'Counts the distinct completed items. `percentCompleted` runs from 0 to 1.',
    auth: 'bearer',
    callers: OWN_PROGRESS,
    success: { status: 200, description: 'The share.', schema: ref('ProgressShare') },
    errors: { 400: BAD_ID, 404: 'There is no progress record' },
  },
  {
    id: 'ProgressController.start',
    method: 'post',
    path: `${PROGRESS}/start`,
    tag: 'Progress',
    summary: 'Start an item',
    description: 'Opens a watch time record. Keep its id for the call that stops the item.',
    auth: 'bearer',
    callers: OWN_PROGRESS,
    body: { schema: ref('StartItemBody') },
    success: { status: 200, description: 'The record is open.', schema: ref('StartItemAnswer') },
    errors: { 400: 'The item is neither completed nor the current one' },
  },
  {
    id: 'ProgressController.stop',
    method: 'post',
    path: `${PROGRESS}/stop`,
    tag: 'Progress',
    summary: 'Stop an item and move on',
    description:
      'Closes the watch time record and moves progress to the next item. A quiz needs `attemptId`: its attempt must be submitted and passed.',
    auth: 'bearer',
    callers: OWN_PROGRESS,
    body: { schema: ref('StopItemBody') },
    success: { status: 200, description: 'Progress has moved on. The answer is empty.' },
    errors: { 400: 'The item is not the current one, or the quiz is not submitted or not passed' },
    deviations: [
      'There is no minimum watch time: the check for videos and articles always passes.',
    ],
  },
  {
    id: 'ProgressController.reset',
    method: 'patch',
    path: '/users/{userId}/progress/courses/{courseId}/versions/{versionId}/reset',
    tag: 'Progress',
    summary: 'Put a learner back',
    description:
      'Moves progress back to the start of a module, section or item. The ids are nested: a section needs its module. Without any id the whole course starts again.',
    auth: 'bearer',
    callers: 'Admins, managers and instructors; students for their own progress.',
    body: { schema: ref('ResetProgressBody') },
    success: { status: 200, description: 'Progress is reset. The answer is empty.' },
    errors: {
      400: BAD_ID,
      403: NOT_ALLOWED,
      404: 'There is no such progress, module, section or item',
    },
  },
  {
    id: 'ProgressController.watchTime',
    method: 'get',
    path: '/users/{userId}/watchTime/course/{courseId}/version/{versionId}/item/{itemId}/type/{type}',
    tag: 'Progress',
    summary: 'Read the watch time of an item',
    description: 'Returns the records of one learner and one item; for a quiz also its metrics.',
    auth: 'bearer',
    callers: 'Users whose role allows to view the progress of that learner.',
    success: { status: 200, description: 'The records.', schema: ref('WatchTimeAnswer') },
    errors: { 400: BAD_ID, 403: NOT_ALLOWED },
  },
];
