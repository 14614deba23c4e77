import { TAG_GROUPS, type TagName } from '../http/operation.ts';
import type { OpenApiDocument } from './open-api-document.ts';

/** Path prefix of every operation: `APP_ROUTE_PREFIX`, whose default is `/api`. */
export const PATH_PREFIX = '/api';

const description = [
  'The HTTP API of the ViBe backend, as its source of July 2025 serves it: 98 operations. Six more, for settings, are written in the source but are not served.',
  'Operations that need a token take a Firebase ID token as bearer token. The server checks in this order: token, then parameters and body, then the rights of your role, then the rules of the service.',
  'Every refusal has the shape `ErrorAnswer`. An unknown address is the exception: it gives an HTML page with status 404.',
  'Where the server does something other than the intended contract, the operation says so (`x-deviations`).',
  'The operation ids of the course controllers are the names in the code. Ids of other modules have the name of the class in the code; their second part is chosen by this document.',
].join('\n\n');

/** Everything in the document that is not an operation or a schema. */
export const documentInfo = {
  openapi: '3.1.1',
  info: {
    title: 'ViBe API Documentation',
    version: '1.0.0',
    summary: 'The HTTP API of ViBe, a learning platform that asks one question at a time.',
    description,
    contact: { name: 'ViBe Team', url: 'https://github.com/vicharanashala/vibe' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [
    {
      url: 'http://{host}:{port}',
      description: 'A backend on your own machine.',
      variables: {
        host: { default: 'localhost', description: 'Name of the machine.' },
        port: { default: '8080', description: 'Port that the backend listens on (`PORT`).' },
      },
    },
    {
      url: 'https://vibe.vicharanashala.ai',
      description: 'The public host: the default of `APP_URL` in the code.',
    },
  ],
  security: [{ bearerAuth: [] }],
} as const satisfies Partial<OpenApiDocument>;

/** How a caller proves who it is. */
export const securitySchemes = {
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A Firebase ID token: header `Authorization: Bearer <token>`.',
  },
} as const;

/** What each tag is about, in one sentence. */
export const tagDescriptions: Readonly<Record<TagName, string>> = {
  Authentication: 'Accounts and sign-in through Firebase.',
  Courses: 'Courses: name, description and their versions.',
  'Course Versions': 'Editions of a course, each with its own outline.',
  'Course Modules': 'The upper level of the outline.',
  'Course Sections': 'The lower level of the outline.',
  'Course Items': 'Videos, quizzes and articles in a section.',
  Quiz: 'Question banks, results and grades of a quiz, for teachers.',
  Questions: 'Questions with their solutions, and flags on them.',
  'Quiz Attempts': 'How a learner takes a quiz.',
  'Question Banks': 'Named sets of questions that quizzes draw from.',
  GenAI: 'Jobs that turn a video into course items, stage by stage.',
  Webhook: 'Calls that the AI server makes.',
  Invites: 'Invitations to a course version by e-mail.',
  Enrollments: 'Who takes part in a course version, and in which role.',
  Progress: 'Where learners are, and how long they watched.',
  Users: 'Profiles and admins.',
  Anomalies: 'Evidence of proctoring events.',
};

/** The tags in reading order. */
export const tags = TAG_GROUPS.flatMap((group) =>
  group.tags.map((name) => ({ name, description: tagDescriptions[name] })),
);
