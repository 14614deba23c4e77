import { type JsonSchema, list, objectId, ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';
import { pagingQuery } from '../schemas/fields.ts';
import { NOT_ALLOWED } from './course-errors.ts';

const OF_VERSION = '/anomalies/course/{courseId}/version/{versionId}';
const VIEW_RULE = 'Admins, and managers, instructors and TAs of the course version.';
const RECORD_RULE = 'Admins, and managers of the course.';
const STUDENTS_CANNOT =
  'Students lack the right, so a client that runs for a student is refused with 403.';
const records = list('The records, without files.', ref('Anomaly'));
const anomalyId = objectId('Id of the anomaly record.', '665f1c2ab7e4d90012a3f40d');

function recordOperation(kind: 'image' | 'audio', limit: string): OperationSpec {
  const schema: JsonSchema = ref(kind === 'image' ? 'RecordImageBody' : 'RecordAudioBody');
  const Kind = kind === 'image' ? 'Image' : 'Audio';
  return {
    id: `AnomalyController.record${Kind}`,
    method: 'post',
    path: `/anomalies/record/${kind}`,
    tag: 'Anomalies',
    summary: `Record an anomaly with ${kind === 'image' ? 'a picture' : 'a sound'}`,
    description: `Stores the file as evidence and a record that points to it. The file may have at most ${limit}.`,
    auth: 'bearer',
    callers: RECORD_RULE,
    body: { schema, contentType: 'multipart/form-data' },
    success: {
      status: 201,
      description: 'The record, without the fields of the file.',
      schema: ref('Anomaly'),
    },
    errors: {
      400: 'A field is missing, or the file has the wrong type or size',
      403: NOT_ALLOWED,
      404: 'The version does not belong to the course',
    },
    deviations: [STUDENTS_CANNOT],
  };
}

function listOperation(
  id: OperationSpec['id'],
  path: OperationSpec['path'],
  what: string,
): OperationSpec {
  return {
    id,
    method: 'get',
    path,
    tag: 'Anomalies',
    summary: `List the anomalies of ${what}`,
    description: `Returns the records of ${what}, page by page and without files.`,
    auth: 'bearer',
    callers: VIEW_RULE,
    query: pagingQuery,
    success: { status: 200, description: 'One page of records.', schema: records },
    errors: {
      400: 'An id, `page` or `limit` breaks a rule',
      403: NOT_ALLOWED,
      404: 'There are none',
    },
  };
}

/** Operations on proctoring evidence. */
export const anomalyOperations: readonly OperationSpec[] = [
  recordOperation('image', '10 MB'),
  recordOperation('audio', '20 MB'),
  {
    id: 'AnomalyController.read',
    method: 'get',
    path: '/anomalies/{anomalyId}/course/{courseId}/version/{versionId}',
    tag: 'Anomalies',
    summary: 'Read an anomaly with a link to its file',
    description: 'Returns the record and a signed address of the file, valid for one hour.',
    auth: 'bearer',
    callers: VIEW_RULE,
    success: { status: 200, description: 'The record.', schema: ref('AnomalyWithFile') },
    errors: { 400: 'An id breaks a rule', 403: NOT_ALLOWED, 404: 'There is no such record' },
  },
  listOperation('AnomalyController.listOfUser', `${OF_VERSION}/user/{userId}`, 'one learner'),
  listOperation('AnomalyController.listOfVersion', OF_VERSION, 'a course version'),
  listOperation('AnomalyController.listOfItem', `${OF_VERSION}/item/{itemId}`, 'one item'),
  {
    id: 'AnomalyController.stats',
    method: 'get',
    path: `${OF_VERSION}/stats`,
    tag: 'Anomalies',
    summary: 'Count anomalies by type',
    description: 'Counts the records of a version, or of one item or one learner in it.',
    auth: 'bearer',
    callers: VIEW_RULE,
    query: [
      { name: 'itemId', schema: objectId('Count only this item.', '665f1c2ab7e4d90012a3f405') },
      { name: 'userId', schema: objectId('Count only this learner.', '665f1c2ab7e4d90012a3f407') },
    ],
    success: { status: 200, description: 'A count for each type.', schema: ref('AnomalyStats') },
    errors: { 400: 'An id breaks a rule', 403: NOT_ALLOWED },
    deviations: [
      'The two filters are swapped on the way: `itemId` filters by user and `userId` by item.',
    ],
  },
  {
    id: 'AnomalyController.delete',
    method: 'delete',
    path: '/anomalies/{id}',
    tag: 'Anomalies',
    summary: 'Delete an anomaly',
    description: 'Deletes the record, then its file. The body names course and version.',
    auth: 'bearer',
    callers: 'Admins, and managers and instructors of the course.',
    pathSchemas: { id: anomalyId },
    body: { schema: ref('DeleteAnomalyBody') },
    success: { status: 200, description: 'The record is gone. The answer is empty.' },
    errors: { 400: 'An id breaks a rule', 403: NOT_ALLOWED, 404: 'There is no such record' },
  },
];
