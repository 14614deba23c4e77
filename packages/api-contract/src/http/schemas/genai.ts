import {
  anyObject,
  choice,
  integer,
  type JsonSchema,
  list,
  number,
  object,
  objectId,
  ref,
  text,
} from '../json-schema.ts';
import { courseIdField, moduleIdField, sectionIdField, versionIdField } from './fields.ts';

const taskType = choice('Stage of the job.', [
  'AUDIO_EXTRACTION',
  'TRANSCRIPT_GENERATION',
  'SEGMENTATION',
  'QUESTION_GENERATION',
  'UPLOAD_CONTENT',
]);
const taskStatus = choice('Status of a stage.', [
  'WAITING',
  'PENDING',
  'RUNNING',
  'COMPLETED',
  'FAILED',
  'ABORTED',
]);
const jobId = objectId('Id of the job.', '665f1c2ab7e4d90012a3f40e');
const index = integer('Index of the result to change, from 0.', 0, { minimum: 0 });
const segmentMap = list('End times of the segments.', number('An end time.', 90));

const parameters: Readonly<Record<string, JsonSchema>> = {
  TranscriptParameters: object(
    'Settings of the transcript.',
    {},
    {
      language: choice('Language of the video.', ['en', 'hi']),
      modelSize: text('Size of the transcription model.', 'large'),
    },
  ),
  SegmentationParameters: object(
    'Settings of the segmentation.',
    {},
    {
      lam: number('Passed on to the AI server.', 4.5),
      runs: integer('Passed on to the AI server.', 25),
      noiseId: integer('Passed on to the AI server.', -1),
    },
  ),
  QuestionGenerationParameters: object(
    'Model, prompt, and how many questions of each type.',
    {},
    {
      model: text('Name of the model.', 'model-name'),
      SOL: integer('Number of questions with one right option.', 2),
      SML: integer('Number of questions with several right options.', 1),
      NAT: integer('Number of numeric questions.', 0),
      DES: integer('Number of descriptive questions.', 0),
      prompt: text('What to ask the model for.', 'Ask about the main idea.'),
    },
  ),
  UploadParameters: object(
    'Where the result goes, and how its items are called.',
    {
      courseId: courseIdField,
      versionId: versionIdField,
      videoItemBaseName: text('Base name of the video items.', 'Lecture 1'),
      quizItemBaseName: text('Base name of the quiz items.', 'Check 1'),
    },
    {
      moduleId: moduleIdField,
      sectionId: sectionIdField,
      questionsPerQuiz: integer('Number of questions a quiz; 2 when left out.', 2),
    },
  ),
};

/** Schemas of the genAI module. */
export const genaiSchemas: Readonly<Record<string, JsonSchema>> = {
  ...parameters,
  JobBody: object(
    'A new job.',
    {
      type: choice('What the address leads to.', ['VIDEO', 'PLAYLIST']),
      url: text('Address of the video or playlist.', 'https://example.org/v/1', { format: 'uri' }),
      uploadParameters: ref('UploadParameters'),
    },
    {
      transcriptParameters: ref('TranscriptParameters'),
      segmentationParameters: ref('SegmentationParameters'),
      questionGenerationParameters: ref('QuestionGenerationParameters'),
    },
  ),
  JobCreated: object('The new job.', { jobId }),
  Job: {
    ...object('A job as stored.', {
      jobStatus: anyObject('Status of each stage.', { audioExtraction: 'WAITING' }),
    }),
    additionalProperties: true,
  },
  JobState: {
    ...object('What the AI server needs to go on.', {
      currentTask: taskType,
      taskStatus,
      url: text('Address of the video or playlist.', 'https://example.org/v/1', { format: 'uri' }),
    }),
    additionalProperties: true,
  },
  TaskResult: anyObject('One result of a stage. Its fields depend on the stage.', {
    status: 'COMPLETED',
  }),
  TaskBody: object(
    'The stage to run.',
    { type: taskType },
    {
      parameters: anyObject('Settings of the stage.'),
      usePrevious: integer('Index of the earlier result to use, from 0.', 0, { minimum: 0 }),
    },
  ),
  EditSegmentMapBody: object('New end times.', { segmentMap, index }),
  EditQuestionBody: object('New questions.', {
    questionData: anyObject('The questions.'),
    index,
  }),
  EditTranscriptBody: object('A new transcript.', {
    transcript: anyObject('The transcript.'),
    index,
  }),
  WebhookBody: object(
    'A message of the AI server.',
    { task: taskType, jobId },
    { data: ref('WebhookData') },
  ),
  WebhookData: object(
    'What happened.',
    { status: taskStatus },
    {
      error: text('What went wrong.', 'Out of memory'),
      fileName: text('Name of the result file.', 'transcript.json'),
      fileUrl: text('Address of the result file.', 'https://example.org/f/1'),
      segmentationMap: segmentMap,
      transcriptFileUrl: text('Address of the transcript.', 'https://example.org/f/2'),
      segmentMapUsed: segmentMap,
      newParameters: anyObject('Settings that the AI server chose.'),
    },
  ),
};
