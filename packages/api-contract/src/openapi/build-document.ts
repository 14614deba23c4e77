import type { JsonSchema, JsonValue } from '../http/json-schema.ts';
import { ref } from '../http/json-schema.ts';
import { type OperationSpec, TAG_GROUPS } from '../http/operation.ts';
import { operations } from '../http/operations/index.ts';
import { pathParameters } from '../http/path-parameters.ts';
import { schemas } from '../http/schemas/index.ts';
import { documentInfo, PATH_PREFIX, securitySchemes, tags } from './document-info.ts';
import { exampleOf } from './example-of.ts';
import type {
  MediaTypes,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiPath,
  OpenApiResponse,
} from './open-api-document.ts';

/**
 * Builds the OpenAPI 3.1 document from the tables of operations and schemas.
 *
 * @throws {Error} when a reference, a path parameter or an example is missing, naming it
 */
export function buildOpenApiDocument(): OpenApiDocument {
  return {
    ...documentInfo,
    tags,
    'x-tagGroups': TAG_GROUPS,
    paths: buildPaths(),
    components: { securitySchemes, schemas: withExamples() },
  };
}

/** The text `/api/courses/{courseId}` of an operation. */
export function fullPath(operation: Pick<OperationSpec, 'path'>): string {
  return `${PATH_PREFIX}${operation.path}`;
}

/** Status to meaning, as callers see it: 401 is part of everything that needs a token. */
export function errorsOf(operation: OperationSpec): ReadonlyMap<number, string> {
  const own = Object.entries(operation.errors).map(
    ([status, meaning]) => [Number(status), meaning] as const,
  );
  const token: readonly (readonly [number, string])[] =
    operation.auth === 'bearer' && operation.id !== 'AuthController.googleSignup'
      ? [[401, 'No token, a token that is not valid, or a user without a profile']]
      : [];
  return new Map([...own, ...token].sort(([a], [b]) => a - b));
}

function buildPaths(): Readonly<Record<string, OpenApiPath>> {
  const paths = new Map<string, OpenApiPath>();
  for (const operation of operations) {
    const path = fullPath(operation);
    paths.set(path, { ...paths.get(path), [operation.method]: buildOperation(operation) });
  }
  return Object.fromEntries(paths);
}

function buildOperation(operation: OperationSpec): OpenApiOperation {
  const parameters = [...pathParametersOf(operation), ...queryParametersOf(operation)];
  const { body, roles, deviations } = operation;
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: describe(operation),
    security: operation.auth === 'bearer' ? [{ bearerAuth: [] }] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: content(body.schema, body.contentType) } }),
    responses: buildResponses(operation),
    'x-callers': operation.callers,
    ...(roles === undefined ? {} : { 'x-roles': roles }),
    ...(deviations === undefined ? {} : { 'x-deviations': deviations }),
  };
}

/** Tools that do not know the extensions show the description: it says everything. */
function describe({ description, callers, deviations = [] }: OperationSpec): string {
  const notes = deviations.map((text) => `- ${text}`).join('\n');
  const paragraphs = [description, `Who may call it: ${callers}`];
  return [...paragraphs, ...(notes === '' ? [] : [`As of July 2025:\n\n${notes}`])].join('\n\n');
}

/** Path parameters of an operation, in the order of the path. */
export function pathParametersOf(operation: OperationSpec): readonly OpenApiParameter[] {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  return names.map((name) => {
    const schema = operation.pathSchemas?.[name] ?? pathParameters[name];
    if (schema === undefined) {
      throw new Error(`${operation.id}: the path parameter "${name}" is not described.`);
    }
    return parameter({ name, place: 'path', required: true, schema });
  });
}

function queryParametersOf(operation: OperationSpec): readonly OpenApiParameter[] {
  return (operation.query ?? []).map(({ name, required = false, schema }) =>
    parameter({ name, place: 'query', required, schema }),
  );
}

function parameter(options: {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}): OpenApiParameter {
  const { name, place, required, schema } = options;
  const { description = '', examples: _, ...rules } = schema;
  return { name, in: place, required, description, schema: rules, example: exampleOf(schema) };
}

function buildResponses(operation: OperationSpec): Readonly<Record<string, OpenApiResponse>> {
  const { status, description, schema, contentType } = operation.success;
  const success: OpenApiResponse =
    schema === undefined ? { description } : { description, content: content(schema, contentType) };
  const errors = [...errorsOf(operation)].map(
    ([code, meaning]) => [String(code), errorResponse(operation, code, meaning)] as const,
  );
  return Object.fromEntries([[String(status), success], ...errors]);
}

function errorResponse(operation: OperationSpec, status: number, meaning: string): OpenApiResponse {
  const example = errorExample(operation, status);
  const schema = ref('ErrorAnswer');
  return {
    description: `${meaning}.`,
    content: {
      'application/json': { schema, ...(example === undefined ? {} : { example }) },
    },
  };
}

/** Only texts that the library itself writes; those of the services are not part of the contract. */
function errorExample(operation: OperationSpec, status: number): JsonValue | undefined {
  if (status !== 401) {
    return undefined;
  }
  const request = `${operation.method.toUpperCase()} ${exampleAddress(operation)}`;
  return {
    name: 'AuthorizationRequiredError',
    message: `Authorization is required for request on ${request}`,
  };
}

/** The path of an operation with its example ids in it. */
export function exampleAddress(operation: OperationSpec): string {
  let address = fullPath(operation);
  for (const { name, example } of pathParametersOf(operation)) {
    address = address.replace(`{${name}}`, String(example));
  }
  return address;
}

function content(schema: JsonSchema, contentType = 'application/json'): MediaTypes {
  return { [contentType]: { schema, example: exampleOf(schema) } };
}

function withExamples(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { ...schema, examples: [exampleOf(schema)] },
    ]),
  );
}
