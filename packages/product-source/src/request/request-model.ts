import type { BodyFact, JsonSchema, JsonValue, OperationFact } from '../facts.ts';
import { exampleOf } from '../openapi/example-of.ts';
import { reachedFrom, resolve, type Schemas } from '../schemas.ts';

/** What a form for a request needs: one file per operation, loaded when a reader opens the form. */
export interface RequestModel {
  readonly id: string;
  readonly method: string;
  /** Origin of the server, without trailing slash. */
  readonly server: string;
  /** With prefix, parameters as `{name}`. */
  readonly path: string;
  readonly needs: OperationFact['callers']['needs'];
  readonly answer: 'json' | 'text' | 'none';
  readonly fields: readonly RequestField[];
  readonly body?: {
    readonly isForm: boolean;
    /** The server checks the fields before the method runs. */
    readonly isValidated: boolean;
  };
  /** Named schemas to which the fields lead. */
  readonly schemas: Schemas;
}

/** A value that the reader enters. */
export interface RequestField {
  /** Unique in its request: `path.courseId`, `body.name`; `body` for a body that is not an object. */
  readonly key: string;
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'body';
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
  readonly kind: 'text' | 'number' | 'choice' | 'json' | 'file';
  /** Choices as text; empty for other kinds. */
  readonly choices: readonly string[];
  /** Text at the start: example values of what the operation requires. */
  readonly initial: string;
}

/** Entries of a form by the key of their field. An empty text leaves the value out. */
export type Entries = Readonly<Record<string, string>>;

/** Origin of the server that samples ask: a backend on the reader's own machine. */
export const SERVER = 'http://localhost:8080';

/** Describes the request of an operation. */
export function buildRequestModel(operation: OperationFact, schemas: Schemas): RequestModel {
  const { body, success } = operation;
  const fields = [
    ...operation.parameters.map(({ name, in: place, required, needed, schema }) => {
      const isFilled = place !== 'path' && (required || needed);
      const example = isFilled ? (exampleOf(schema, schemas, name) ?? 'text') : undefined;
      return fieldOf({ name, place, isRequired: required, schema }, schemas, example);
    }),
    ...(body === null ? [] : bodyFields(body, schemas)),
  ];
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    server: SERVER,
    path: operation.path,
    needs: operation.callers.needs,
    answer:
      success.source === 'none' ? 'none' : success.contentType.endsWith('json') ? 'json' : 'text',
    fields,
    ...(body !== null && {
      body: {
        isForm: body.contentType === 'multipart/form-data',
        isValidated: body.source === 'class',
      },
    }),
    schemas: reachedFrom(fields, schemas),
  };
}

/** One field per property; one for the whole body where it is not an object with known properties. */
function bodyFields({ schema, contentType }: BodyFact, schemas: Schemas): readonly RequestField[] {
  const { properties, required = [] } = resolve(schema, schemas);
  const example = exampleOf(schema, schemas);
  const place = 'body';
  if (properties === undefined) {
    const whole = { name: 'body', place, isRequired: true, schema } as const;
    return [{ ...fieldOf(whole, schemas, example ?? {}), key: 'body', kind: 'json' }];
  }
  return Object.entries(properties).map(([name, property]) => {
    const field = { name, place, isRequired: required.includes(name), schema: property } as const;
    // A form has only texts. An object of texts is left out where it may be.
    const isAsked = field.isRequired || property['x-needed'] || property['x-json'];
    const isShown = isAsked || contentType === 'application/json' || property.$ref === undefined;
    const shown = fieldOf(field, schemas, isShown ? Object(example)[name] : undefined);
    // As text in a form, JSON on several lines would make long samples.
    return property['x-json']
      ? { ...shown, initial: shown.initial.replaceAll(/\n\s*/g, ' ') }
      : shown;
  });
}

function fieldOf(
  field: Pick<RequestField, 'name' | 'place' | 'isRequired' | 'schema'>,
  schemas: Schemas,
  example: JsonValue | undefined,
): RequestField {
  const target = resolve(field.schema, schemas);
  const kind = kindOf(target);
  const choices = target.type === 'boolean' ? [true, false] : (target.enum ?? []);
  return {
    ...field,
    key: `${field.place}.${field.name}`,
    kind,
    choices: kind === 'choice' ? choices.map(String) : [],
    initial: example === undefined || kind === 'file' ? '' : textOf(example),
  };
}

function kindOf({ type, format, items, enum: values }: JsonSchema): RequestField['kind'] {
  if (format === 'binary' || items?.format === 'binary') return 'file';
  if (values !== undefined || type === 'boolean') return 'choice';
  if (type === 'string') return 'text';
  return type === 'number' || type === 'integer' ? 'number' : 'json';
}

/** How a value stands in its field. */
export function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
