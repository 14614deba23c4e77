import { choice, list, ref, text } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';

const ANYONE = 'Any signed-in user.';
const OWNER = 'The user who created the job.';
const CHECKS_ARE_OFF =
  'Role checks exist but are switched off in July 2025: any signed-in user passes them.';
const NO_JOB = 'There is no such job';
const taskType = choice('Stage of the job.', [
  'AUDIO_EXTRACTION',
  'TRANSCRIPT_GENERATION',
  'SEGMENTATION',
  'QUESTION_GENERATION',
  'UPLOAD_CONTENT',
]);

const jobOperations: readonly OperationSpec[] = [
  {
    id: 'GenAIController.createJob',
    method: 'post',
    path: '/genai/jobs',
    tag: 'GenAI',
    summary: 'Create a job that turns a video into course items',
    description:
      'Creates the job with five stages; the first one waits for a start. The AI server must answer at that moment.',
    auth: 'bearer',
    callers: ANYONE,
    body: { schema: ref('JobBody') },
    success: { status: 201, description: 'The job exists.', schema: ref('JobCreated') },
    errors: { 400: 'A field breaks a rule', 500: 'The AI server does not answer' },
    deviations: [CHECKS_ARE_OFF],
  },
  {
    id: 'GenAIController.readJob',
    method: 'get',
    path: '/genai/jobs/{id}',
    tag: 'GenAI',
    summary: 'Read a job',
    description: 'Returns the job document with the status of every stage.',
    auth: 'bearer',
    callers: ANYONE,
    success: { status: 200, description: 'The job.', schema: ref('Job') },
    errors: { 404: NO_JOB },
    deviations: [CHECKS_ARE_OFF],
  },
  {
    id: 'GenAIController.taskStatus',
    method: 'get',
    path: '/genai/{id}/tasks/{type}/status',
    tag: 'GenAI',
    summary: 'Read the results of one stage',
    description: 'Returns every result of the stage; a rerun adds one.',
    auth: 'bearer',
    callers: ANYONE,
    pathSchemas: { type: taskType },
    success: {
      status: 200,
      description: 'The results, oldest first.',
      schema: list('Results of the stage.', ref('TaskResult')),
    },
    errors: { 404: NO_JOB },
    deviations: [CHECKS_ARE_OFF],
  },
  {
    id: 'GenAIController.startTask',
    method: 'post',
    path: '/genai/{id}/tasks/approve/start',
    tag: 'GenAI',
    summary: 'Start the current stage',
    description:
      'Sends the stage to the AI server. UPLOAD_CONTENT is done by the backend itself: it creates videos, question banks, questions and quizzes in the course.',
    auth: 'bearer',
    callers: OWNER,
    body: { schema: ref('TaskBody') },
    success: { status: 200, description: 'The stage runs.' },
    errors: { 400: 'The stage is completed already', 404: 'There is no such job of yours' },
  },
  {
    id: 'GenAIController.continueTask',
    method: 'post',
    path: '/genai/{id}/tasks/approve/continue',
    tag: 'GenAI',
    summary: 'Approve a stage and let the next one wait',
    description: 'Marks the next stage as WAITING. It does not run before a start call.',
    auth: 'bearer',
    callers: ANYONE,
    success: { status: 200, description: 'The next stage waits. The answer is empty.' },
    errors: { 404: 'No stage is completed, or there is no such job' },
    deviations: [CHECKS_ARE_OFF],
  },
  {
    id: 'GenAIController.abortJob',
    method: 'post',
    path: '/genai/jobs/{id}/abort',
    tag: 'GenAI',
    summary: 'Abort a job',
    description: 'Passes the wish on to the AI server.',
    auth: 'bearer',
    callers: ANYONE,
    success: { status: 200, description: 'The wish is passed on.' },
    errors: { 404: NO_JOB },
    deviations: [CHECKS_ARE_OFF],
  },
  {
    id: 'GenAIController.rerunTask',
    method: 'post',
    path: '/genai/jobs/{id}/tasks/rerun',
    tag: 'GenAI',
    summary: 'Run a stage again',
    description:
      'Runs a completed or failed stage with other parameters. `usePrevious` chooses an earlier result as input.',
    auth: 'bearer',
    callers: OWNER,
    body: { schema: ref('TaskBody') },
    success: { status: 200, description: 'The stage runs again.' },
    errors: {
      400: 'The stage is neither completed nor failed',
      404: 'There is no such job of yours',
    },
  },
];

function editOperation(
  what: 'segment-map' | 'question' | 'transcript',
  name: string,
  description: string,
  schema: string,
): OperationSpec {
  return {
    id: `GenAIController.${name}`,
    method: 'patch',
    path: `/genai/jobs/{id}/edit/${what}`,
    tag: 'GenAI',
    summary: `Edit the ${what.replace('-', ' ')} of a job`,
    description,
    auth: 'bearer',
    callers: ANYONE,
    body: { schema: ref(schema) },
    success: { status: 200, description: 'The result is changed.' },
    errors: { 400: 'A field breaks a rule', 404: NO_JOB },
    deviations: [CHECKS_ARE_OFF],
  };
}

const streamAndWebhooks: readonly OperationSpec[] = [
  {
    id: 'GenAIController.live',
    method: 'get',
    path: '/genai/{id}/live',
    tag: 'GenAI',
    summary: 'Follow a job live',
    description:
      'A stream of Server-Sent Events. An event `jobStatus` comes with every message of the AI server. Listeners are kept in memory, so this works with a single server instance.',
    auth: 'none',
    callers: 'Anyone who knows the id of the job.',
    success: {
      status: 200,
      description: 'The stream stays open.',
      schema: text('Server-Sent Events.', 'event: jobStatus'),
      contentType: 'text/event-stream',
    },
    errors: {},
    deviations: ['The stream is not protected.'],
  },
  {
    id: 'WebhookController.receive',
    method: 'post',
    path: '/genAI/webhook/',
    tag: 'Webhook',
    summary: 'Receive a message of the AI server',
    description:
      'The AI server reports the status of a stage here. A completed or failed result is added to the results of the stage. Express does not mind the case of the path: `/genai/webhook` works too.',
    auth: 'none',
    callers: 'The AI server.',
    body: { schema: ref('WebhookBody') },
    success: { status: 200, description: 'The message is stored. The answer is empty.' },
    errors: { 400: 'A field breaks a rule' },
    deviations: ['Nothing checks who calls: an API key is declared in the code but not asked for.'],
  },
  {
    id: 'WebhookController.jobState',
    method: 'get',
    path: '/genAI/webhook/job/{jobId}',
    tag: 'Webhook',
    summary: 'Read the state of a job for the AI server',
    description: 'Returns what the AI server needs to go on with the current stage.',
    auth: 'none',
    callers: 'The AI server.',
    success: { status: 200, description: 'The state.', schema: ref('JobState') },
    errors: { 404: NO_JOB },
    deviations: ['The call is not protected.'],
  },
];

/** Operations on generation jobs and the calls of the AI server. */
export const genaiOperations: readonly OperationSpec[] = [
  ...jobOperations,
  editOperation(
    'segment-map',
    'editSegmentMap',
    'Replaces the end times of the segments in the result with that index.',
    'EditSegmentMapBody',
  ),
  editOperation(
    'question',
    'editQuestion',
    'Writes the questions to a new file in the storage bucket; the result then points to it.',
    'EditQuestionBody',
  ),
  editOperation(
    'transcript',
    'editTranscript',
    'Writes the transcript to a new file in the storage bucket; the result then points to it.',
    'EditTranscriptBody',
  ),
  ...streamAndWebhooks,
];
