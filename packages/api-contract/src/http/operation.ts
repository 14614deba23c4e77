import type { JsonSchema } from './json-schema.ts';

/** How the operations are grouped: groups in reading order, each with its tags. */
export const TAG_GROUPS = [
  { name: 'Authentication', tags: ['Authentication'] },
  {
    name: 'Course Management',
    tags: ['Courses', 'Course Versions', 'Course Modules', 'Course Sections', 'Course Items'],
  },
  { name: 'Quizzes', tags: ['Quiz', 'Questions', 'Quiz Attempts', 'Question Banks'] },
  { name: 'GenAI', tags: ['GenAI', 'Webhook'] },
  { name: 'Notifications', tags: ['Invites'] },
  { name: 'Users', tags: ['Enrollments', 'Progress', 'Users'] },
  { name: 'Monitoring & Security', tags: ['Anomalies'] },
] as const;

/** A tag of the API: one group of operations on one kind of thing. */
export type TagName = (typeof TAG_GROUPS)[number]['tags'][number];

/** The methods that the API uses, as OpenAPI writes them. */
export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Roles in the order of the tables: global admin, then the roles that an enrollment gives. */
export const ROLES = ['admin', 'manager', 'instructor', 'TA', 'student'] as const;

/** Who may call an operation. The role STAFF may call none. */
export type Role = (typeof ROLES)[number];

/** The body of a request. */
export interface RequestBodySpec {
  readonly schema: JsonSchema;
  readonly contentType?: 'application/json' | 'multipart/form-data';
}

/** The answer when all goes well. Without `schema` there is no body. */
export interface SuccessSpec {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  readonly schema?: JsonSchema;
  readonly contentType?: 'application/json' | 'text/html' | 'text/event-stream';
}

/** Statuses of refusals that the contract documents. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 500;

/** A query parameter. */
export interface QuerySpec {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** One operation of the HTTP API: what a caller must know, as data. */
export interface OperationSpec {
  /** `Controller.method`. */
  readonly id: `${string}.${string}`;
  readonly method: HttpMethod;
  /** As declared in the backend, below the prefix `/api`. */
  readonly path: `/${string}`;
  readonly tag: TagName;
  /** One line without full stop. */
  readonly summary: string;
  /** What it does and what to know before calling, in Markdown with code spans only. */
  readonly description: string;
  /** `bearer` needs a Firebase ID token. */
  readonly auth: 'bearer' | 'none';
  /** Who may call it, as a sentence. */
  readonly callers: string;
  /** The roles that pass, where all five were measured for a user enrolled in the course version. */
  readonly roles?: readonly Role[];
  /** Path parameters that mean something special here; the others stand in `pathParameters`. */
  readonly pathSchemas?: Readonly<Record<string, JsonSchema>>;
  readonly query?: readonly QuerySpec[];
  readonly body?: RequestBodySpec;
  readonly success: SuccessSpec;
  /** What each refusal means here. 401 is added to every operation that needs a token. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, string>>>;
  /** Where the server of July 2025 does something other than the intended contract. */
  readonly deviations?: readonly string[];
}
