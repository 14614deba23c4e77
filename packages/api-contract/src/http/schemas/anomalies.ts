import { choice, integer, type JsonSchema, object, objectId, text } from '../json-schema.ts';
import { courseIdField, dateField, itemIdField, userIdField, versionIdField } from './fields.ts';

const TYPES = [
  'VOICE_DETECTION',
  'NO_FACE',
  'MULTIPLE_FACES',
  'BLUR_DETECTION',
  'FOCUS',
  'HAND_GESTURE_DETECTION',
  'FACE_RECOGNITION',
];
const type = choice('What was detected.', TYPES);
const place = { courseId: courseIdField, versionId: versionIdField, itemId: itemIdField };
const anomaly = {
  _id: objectId('Id of the record.', '665f1c2ab7e4d90012a3f40d'),
  userId: userIdField,
  type,
  ...place,
  createdAt: dateField('When it was recorded.'),
};

function file(description: string, mediaType: string): JsonSchema {
  return { type: 'string', description, contentMediaType: mediaType, examples: ['(file)'] };
}

/** Schemas of the anomalies module. */
export const anomalySchemas: Readonly<Record<string, JsonSchema>> = {
  RecordImageBody: object('The picture and what it shows.', {
    image: file('The picture, at most 10 MB.', 'image/*'),
    type,
    ...place,
  }),
  RecordAudioBody: object('The sound and what it shows.', {
    audio: file('The sound, at most 20 MB.', 'audio/*'),
    type,
    ...place,
  }),
  Anomaly: object('A record without the fields of its file.', anomaly),
  AnomalyWithFile: object('A record with an address of its file.', {
    ...anomaly,
    fileUrl: text('Signed address, valid for one hour.', 'https://storage.example.org/f', {
      format: 'uri',
    }),
  }),
  AnomalyStats: {
    type: 'object',
    description: 'A count for each type.',
    additionalProperties: integer('Number of records of the type.', 3, { minimum: 0 }),
    examples: [{ NO_FACE: 3 }],
  },
  DeleteAnomalyBody: object('Where the record belongs.', {
    courseId: courseIdField,
    versionId: versionIdField,
  }),
};
