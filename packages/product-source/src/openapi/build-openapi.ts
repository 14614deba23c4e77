import type {
  ErrorFact,
  Facts,
  JsonSchema,
  JsonValue,
  OperationFact,
  ParameterFact,
} from '../facts.ts';
import { describeCallers } from './describe-callers.ts';
import { exampleOf, type Schemas } from './example-of.ts';
import { hasRules } from './has-rules.ts';
import type { Texts } from './read-texts.ts';

type Json = { readonly [key: string]: unknown };

/** Messages that are shown for a status; more are counted. */
const MAX_MESSAGES = 6;

/**
 * Builds the OpenAPI 3.1 document from facts and texts.
 * Of operations with the same method and path only the one that answers is in it.
 */
export function buildOpenApi(facts: Facts, texts: Texts): Json {
  const schemas: Schemas = Object.fromEntries(
    facts.schemas.map(({ name, schema }) => [name, schema]),
  );
  const errors = new Map(facts.errors.map((error) => [error.id, error]));
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of facts.operations.filter(({ served }) => served)) {
    const methods = paths[operation.path] ?? {};
    methods[operation.method] ??= buildOperation({ facts, texts, schemas, errors }, operation);
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
    servers: [{ url: 'http://localhost:8080', description: 'A backend on your own machine.' }],
    security: [{ bearerAuth: [] }],
    tags: facts.modules
      .filter(({ name }) => facts.operations.some(({ module }) => module === name))
      .map(({ name }) => ({ name, description: texts.get(name) ?? '' })),
    paths,
    components: {
      securitySchemes: {
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
      },
      schemas: { ...schemas, ErrorAnswer: ERROR_ANSWER },
    },
  };
  // The messages are for the forms of the site; they would be a third of the document.
  return JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'x-messages' ? undefined : value)),
  );
}

const ERROR_ANSWER: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    name: { type: 'string' },
    errors: { type: 'array', items: {} },
  },
  required: ['message'],
};

interface Sources {
  readonly facts: Facts;
  readonly texts: Texts;
  readonly schemas: Schemas;
  readonly errors: ReadonlyMap<string, ErrorFact>;
}

function buildOperation(sources: Sources, operation: OperationFact): Json {
  const { texts, facts, schemas } = sources;
  const callers = describeCallers(facts, operation);
  const { body } = operation;
  const content = (schema: JsonSchema, type: string) => ({ [type]: media(schema, schemas) });
  return {
    operationId: operation.id,
    tags: [operation.module],
    summary: (texts.get(operation.id) ?? '').replace(/\.$/, ''),
    description: [
      texts.get(operation.id) ?? '',
      callers.join(' '),
      ...(body?.source === 'stream' ? ['The body is read by hand and not validated.'] : []),
    ].join('\n\n'),
    security: { none: [], token: [{ bearerAuth: [] }], key: [{ apiKey: [] }] }[
      operation.callers.needs
    ],
    parameters: operation.parameters.map((parameter) => buildParameter(parameter, schemas)),
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: body.required,
            content: content(body.schema, body.contentType),
          },
        }),
    responses: {
      ...(operation.success.status < 400
        ? {
            [operation.success.status]: {
              description: successText(operation),
              ...(operation.success.source === 'none'
                ? {}
                : {
                    content: content(operation.success.schema, operation.success.contentType),
                  }),
            },
          }
        : {}),
      ...buildRefusals(sources, operation),
    },
    'x-source': `${operation.file}:${operation.line}`,
    ...(operation.unknown.length > 0 ? { 'x-unknown': operation.unknown } : {}),
  };
}

function successText({ success }: OperationFact): string {
  const origins = {
    declared: 'The schema is the one that the source declares.',
    type: 'The schema is the type that the compiler computes.',
    none: 'No body.',
    unknown: 'Unknown: the source does not say what the body holds.',
  };
  return origins[success.source];
}

function media(schema: JsonSchema, schemas: Schemas): Json {
  const example = exampleOf(schema, schemas);
  return { schema, ...(example === undefined ? {} : { example }) };
}

function buildParameter(
  { name, in: place, required, schema }: ParameterFact,
  schemas: Schemas,
): Json {
  const example: JsonValue | undefined = exampleOf(schema, schemas, name);
  return {
    name,
    in: place,
    required,
    schema: schema,
    ...(example === undefined ? {} : { example }),
  };
}

/** Statuses that may come, with the messages of the source. */
export function refusalsOf(
  facts: Facts,
  operation: OperationFact,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  const add = (status: number, text: string) => {
    const texts = found.get(status) ?? [];
    if (text !== '' && !texts.includes(text)) texts.push(text);
    found.set(status, texts);
  };
  const { needs, authorized, roles } = operation.callers;
  if (needs === 'token' && authorized) {
    add(roles.length > 0 ? 403 : 401, 'No valid token.');
  }
  if (hasRules(facts, operation)) {
    add(400, 'Parameters or body break a rule.');
  }
  for (const id of operation.errors) {
    const error = facts.errors.find((fact) => fact.id === id);
    if (error !== undefined)
      add(
        error.status,
        error.message === '' ? `${error.name} without a fixed message.` : error.message,
      );
  }
  if (operation.success.status >= 400) {
    add(
      operation.success.status,
      'The method returns nothing, which the server answers with this status.',
    );
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

function buildRefusals({ facts }: Sources, operation: OperationFact): Json {
  const refusals = [...refusalsOf(facts, operation)].map(([status, texts]) => {
    const more = texts.length > MAX_MESSAGES ? [`${texts.length - MAX_MESSAGES} more.`] : [];
    return [
      String(status),
      {
        description: [...texts.slice(0, MAX_MESSAGES), ...more].join(' · '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
      },
    ] as const;
  });
  return Object.fromEntries(refusals);
}
