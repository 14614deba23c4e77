import type { Facts, JsonSchema, OperationFact } from '../facts.ts';
import { SERVER } from '../request/request-model.ts';
import { schemasOf } from '../schemas.ts';
import { describeCallers } from './describe-callers.ts';
import { exampleOf } from './example-of.ts';
import { listFailures } from './list-failures.ts';
import type { Texts } from './read-texts.ts';

type Json = { readonly [key: string]: unknown };

/** Messages that are shown for a status; more are counted. */
const MAX_MESSAGES = 6;

/**
 * Builds the OpenAPI 3.1 document from facts and texts.
 * Of operations with the same method and path only the one that answers is in it.
 */
export function buildOpenApi(facts: Facts, texts: Texts): Json {
  const schemas = schemasOf(facts);
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of facts.operations.filter(({ served }) => served)) {
    const methods = paths[operation.path] ?? {};
    methods[operation.method] ??= buildOperation(facts, texts, operation);
    paths[operation.path] = methods;
  }
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'ViBe API',
      version: facts.date,
      summary: 'The HTTP API of ViBe, a learning platform that asks one question at a time.',
      description: `Read from the product's source at commit ${facts.commit.slice(0, 9)} of ${facts.date}. What the source does not decide is marked as unknown.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: SERVER, description: 'A backend on your own machine.' }],
    security: [{ bearerAuth: [] }],
    tags: facts.modules
      .filter(({ name }) => facts.operations.some(({ module }) => module === name))
      .map(({ name }) => ({ name, description: texts.sentences.get(name) ?? '' })),
    paths,
    components: { securitySchemes: SECURITY, schemas: { ...schemas, ErrorAnswer: ERROR_ANSWER } },
  };
  // The messages are for the forms of the site; they would be a third of the document.
  return JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'x-messages' ? undefined : value)),
  );
}

const SECURITY = {
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A Firebase ID token.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key of an application.',
  },
};

const ERROR_ANSWER: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    name: { type: 'string' },
    errors: { type: 'array', items: {} },
  },
  required: ['message'],
};

function buildOperation(facts: Facts, texts: Texts, operation: OperationFact): Json {
  const schemas = schemasOf(facts);
  const { body, success, callers } = operation;
  const text = texts.sentences.get(operation.id) ?? '';
  const content = (schema: JsonSchema, type: string) => ({
    content: { [type]: { schema, example: exampleOf(schema, schemas) } },
  });
  return {
    operationId: operation.id,
    tags: [operation.module],
    summary: text.replace(/\.$/, ''),
    description: [
      text,
      describeCallers({ facts, texts }, operation).join(' '),
      texts.sentences.get(`${operation.id} note`),
      body?.source === 'stream' && 'The body is read by hand and not validated.',
    ]
      .filter((part) => typeof part === 'string')
      .join('\n\n'),
    security: { none: [], token: [{ bearerAuth: [] }], key: [{ apiKey: [] }] }[callers.needs],
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema,
      example: exampleOf(schema, schemas, name),
    })),
    ...(body !== null && {
      requestBody: { required: body.required, ...content(body.schema, body.contentType) },
    }),
    responses: {
      ...(success.status < 400 && {
        [success.status]: {
          description: ORIGINS[success.source],
          ...(success.source !== 'none' && content(success.schema, success.contentType)),
        },
      }),
      ...buildRefusals({ facts, texts }, operation),
    },
    'x-source': `${operation.file}:${operation.line}`,
    ...(operation.unknown.length > 0 && { 'x-unknown': operation.unknown }),
  };
}

/** Where the schema of an answer comes from. */
const ORIGINS = {
  declared: 'The schema is the one that the source declares.',
  type: 'The schema is the type that the compiler computes.',
  claimed:
    'The schema is what the types of the source claim. Nothing checks what is sent: fields may be missing, additional or of another type.',
  none: 'No body.',
  unknown: 'Unknown: the source does not say what the body holds.',
};

/** Statuses that may come, with the messages of the source. */
function buildRefusals(
  sources: { readonly facts: Facts; readonly texts: Texts },
  operation: OperationFact,
): Json {
  const messages = new Map<number, Set<string>>();
  for (const { status, message } of listFailures(sources, operation)) {
    messages.set(status, (messages.get(status) ?? new Set()).add(message));
  }
  const refusals = [...messages].map(([status, texts]) => {
    const more = texts.size > MAX_MESSAGES ? [`${texts.size - MAX_MESSAGES} more.`] : [];
    const description = [...[...texts].slice(0, MAX_MESSAGES), ...more].join(' · ');
    const schema = { $ref: '#/components/schemas/ErrorAnswer' };
    return [String(status), { description, content: { 'application/json': { schema } } }];
  });
  return Object.fromEntries(refusals);
}
