import type { SequenceDiagram } from '../diagram.ts';

/** A new account: `POST /api/auth/signup`. */
const authSignUp: SequenceDiagram = {
  kind: 'sequence',
  name: 'auth-sign-up',
  title: 'Life of a sign-up',
  participants: [
    { id: 'client', name: 'Client' },
    { id: 'controller', name: 'Controller' },
    { id: 'service', name: 'Auth service' },
    { id: 'firebase', name: 'Firebase' },
    { id: 'mongodb', name: 'MongoDB' },
  ],
  steps: [
    { kind: 'message', from: 'client', to: 'controller', text: 'POST /auth/signup' },
    { kind: 'work', over: ['controller'], text: 'checks the body (400)' },
    { kind: 'message', from: 'controller', to: 'service', text: 'signup' },
    { kind: 'message', from: 'service', to: 'firebase', text: 'creates the account (500)' },
    {
      kind: 'message',
      from: 'service',
      to: 'mongodb',
      text: 'inserts the local user, role "user"',
    },
    { kind: 'message', from: 'service', to: 'mongodb', text: 'enrols for each accepted invite' },
    {
      kind: 'answer',
      from: 'service',
      to: 'client',
      text: '201: userId, and invites if there were any',
    },
  ],
};

/** An item between two others: `POST …/items`. */
const coursesAddItem: SequenceDiagram = {
  kind: 'sequence',
  name: 'courses-add-item',
  title: 'Life of a new item',
  participants: [
    { id: 'client', name: 'Client' },
    { id: 'controller', name: 'ItemController' },
    { id: 'service', name: 'ItemService' },
    { id: 'mongodb', name: 'MongoDB' },
  ],
  steps: [
    { kind: 'message', from: 'client', to: 'controller', text: 'POST …/items with afterItemId' },
    { kind: 'work', over: ['controller'], text: 'token (401), body (400), rights (403)' },
    { kind: 'message', from: 'controller', to: 'service', text: 'createItem' },
    { kind: 'message', from: 'service', to: 'mongodb', text: 'reads version and group (404)' },
    { kind: 'work', over: ['service'], text: 'finds the rank between the neighbours' },
    {
      kind: 'message',
      from: 'service',
      to: 'mongodb',
      text: 'in one transaction: item, reference, totalItems, updatedAt',
    },
    {
      kind: 'answer',
      from: 'service',
      to: 'client',
      text: '201: itemsGroup, version, createdItem',
    },
  ],
};

/** From the start of an attempt to its result. */
const quizzesAttempt: SequenceDiagram = {
  kind: 'sequence',
  name: 'quizzes-attempt',
  title: 'Life of an attempt',
  participants: [
    { id: 'client', name: 'Client' },
    { id: 'controller', name: 'Controller', detail: 'AttemptController' },
    { id: 'service', name: 'Service', detail: 'AttemptService' },
    { id: 'mongodb', name: 'MongoDB' },
  ],
  steps: [
    { kind: 'message', from: 'client', to: 'controller', text: 'POST …/attempt' },
    { kind: 'work', over: ['controller'], text: 'reads cohortId from the body' },
    { kind: 'work', over: ['service'], text: 'deadline over, no attempts left: 400' },
    {
      kind: 'message',
      from: 'service',
      to: 'mongodb',
      text: 'draws random questions from the banks',
    },
    { kind: 'work', over: ['service'], text: 'fills in values, shuffles, hides explanations' },
    { kind: 'answer', from: 'service', to: 'client', text: '200: attemptId, questionRenderViews' },
    { kind: 'message', from: 'client', to: 'controller', text: 'POST …/save, POST …/submit' },
    { kind: 'work', over: ['service'], text: 'grades, compares with passThreshold' },
    {
      kind: 'message',
      from: 'service',
      to: 'mongodb',
      text: 'stores the submission, moves the progress',
    },
    {
      kind: 'answer',
      from: 'service',
      to: 'client',
      text: '200: the result, as far as the settings show it',
    },
  ],
};

/** From the invite to the enrolment. */
const notificationsInvite: SequenceDiagram = {
  kind: 'sequence',
  name: 'notifications-invite',
  title: 'Life of an invite',
  participants: [
    { id: 'teacher', name: 'Sender' },
    { id: 'backend', name: 'Backend' },
    { id: 'mongodb', name: 'MongoDB' },
    { id: 'person', name: 'Recipient' },
  ],
  steps: [
    { kind: 'message', from: 'teacher', to: 'backend', text: 'POST with addresses and roles' },
    { kind: 'work', over: ['backend'], text: 'rights (403), course and version (404)' },
    { kind: 'message', from: 'backend', to: 'mongodb', text: 'one invite per address, PENDING' },
    { kind: 'answer', from: 'backend', to: 'teacher', text: '200: invites; no mail is sent' },
    { kind: 'message', from: 'person', to: 'backend', text: 'signs in, lists the open invites' },
    { kind: 'message', from: 'person', to: 'backend', text: 'POST …/invite/{inviteId}' },
    { kind: 'message', from: 'backend', to: 'mongodb', text: 'ACCEPTED; enrols the account' },
    {
      kind: 'answer',
      from: 'backend',
      to: 'person',
      text: '200: a page that leads to the web client',
    },
  ],
};

/** One stage of a job, which repeats until the upload. */
const genaiJob: SequenceDiagram = {
  kind: 'sequence',
  name: 'genai-job',
  title: 'Life of a job',
  participants: [
    { id: 'client', name: 'Client' },
    { id: 'backend', name: 'Backend' },
    { id: 'mongodb', name: 'MongoDB' },
    { id: 'ai', name: 'AI server' },
  ],
  steps: [
    { kind: 'message', from: 'client', to: 'backend', text: 'POST /genai/jobs' },
    { kind: 'message', from: 'backend', to: 'ai', text: 'GET / must answer 200' },
    {
      kind: 'message',
      from: 'backend',
      to: 'mongodb',
      text: 'job; audio WAITING, the rest PENDING',
    },
    { kind: 'answer', from: 'backend', to: 'client', text: '201: jobId' },
    { kind: 'message', from: 'client', to: 'backend', text: 'POST …/approve/start' },
    { kind: 'message', from: 'backend', to: 'ai', text: 'sends the job state of the stage' },
    { kind: 'message', from: 'ai', to: 'backend', text: 'webhook: task, jobId, data' },
    { kind: 'answer', from: 'backend', to: 'client', text: 'event jobStatus' },
    { kind: 'message', from: 'backend', to: 'mongodb', text: 'stores status and result' },
    { kind: 'message', from: 'client', to: 'backend', text: 'POST …/approve/continue' },
    { kind: 'message', from: 'backend', to: 'mongodb', text: 'next stage WAITING' },
    {
      kind: 'work',
      over: ['backend', 'mongodb'],
      text: 'steps 5 to 11 repeat; the last stage, the upload, runs in the backend',
    },
  ],
};

/** One piece of evidence: `POST /api/anomalies/record/image`. */
const anomaliesUpload: SequenceDiagram = {
  kind: 'sequence',
  name: 'anomalies-upload',
  title: 'Life of an upload',
  participants: [
    { id: 'client', name: 'Client' },
    { id: 'controller', name: 'Controller' },
    { id: 'service', name: 'Service' },
    { id: 'mongodb', name: 'MongoDB' },
    { id: 'storage', name: 'Cloud Storage' },
  ],
  steps: [
    { kind: 'message', from: 'client', to: 'controller', text: 'POST with a file and four fields' },
    { kind: 'work', over: ['controller'], text: 'size and type of the file (400)' },
    { kind: 'work', over: ['controller'], text: 'rights, or the face detector (403)' },
    { kind: 'message', from: 'controller', to: 'service', text: 'record' },
    { kind: 'message', from: 'service', to: 'mongodb', text: 'version of this course? (404)' },
    { kind: 'message', from: 'service', to: 'storage', text: 'uploads the file' },
    { kind: 'message', from: 'service', to: 'mongodb', text: 'inserts the record' },
    { kind: 'answer', from: 'service', to: 'client', text: '201: the record without file fields' },
  ],
};

/** One picture per module page, all of the same kind. */
export const moduleSequences: readonly SequenceDiagram[] = [
  authSignUp,
  coursesAddItem,
  quizzesAttempt,
  notificationsInvite,
  genaiJob,
  anomaliesUpload,
];
