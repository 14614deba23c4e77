import { type OutputUnit, Validator } from '@cfworker/json-schema';
import type { JsonSchema, JsonValue } from '../facts.ts';
import { resolve } from '../schemas.ts';
import { type Entries, type RequestField, type RequestModel, textOf } from './request-model.ts';

/** Why the server would refuse a value. */
export interface FieldProblem {
  /** Keyword of JSON Schema, `json` when the text cannot be read. */
  readonly rule: string;
  /** Place inside the value: `/questions/0/text`; empty for the value itself. */
  readonly at: string;
  /** The server's own message; undefined where the source does not say it. */
  readonly message: string | undefined;
}

/** A value as the request carries it. Undefined when it is left out. */
function entryValue(field: RequestField, text: string): JsonValue | undefined {
  if (text === '') return undefined;
  switch (field.kind) {
    case 'number':
      // Of spaces, JavaScript makes 0.
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'json':
      return jsonOrText(text);
    case 'choice':
      return field.schema.type === 'boolean' || typeof field.schema.enum?.[0] === 'number'
        ? jsonOrText(text)
        : text;
    default:
      return text;
  }
}

/** The value that a text is in JSON; undefined when it is none. */
function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value that a text is in JSON; the text itself when it is none. */
export function jsonOrText(text: string): JsonValue {
  const value = parsed(text);
  return value === undefined ? text : value;
}

/**
 * Checks a value by its schema, with the server's message where the facts have it.
 *
 * @returns the first problem; undefined when the value keeps all rules. Files are not checked.
 */
export function checkEntry(
  field: RequestField,
  text: string,
  { schemas }: Pick<RequestModel, 'schemas'>,
): FieldProblem | undefined {
  const value = entryValue(field, text);
  const { 'x-messages': messages } = { ...resolve(field.schema, schemas), ...field.schema };
  if (value === undefined) {
    return field.isRequired ? { rule: 'required', at: '', message: messages?.required } : undefined;
  }
  if (field.kind === 'file') return undefined;
  if (field.kind === 'json' && parsed(text) === undefined && takesNoText(field.schema, schemas)) {
    return { rule: 'json', at: '', message: undefined };
  }
  const root = { ...field.schema, components: { schemas } };
  // An error of a part comes after that of the whole, and names the rule that is broken.
  const errors = new Validator(Object(root), '2020-12', false)
    .validate(value)
    .errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  const problems = errors.map((error) => problemOf(root, error));
  return problems.find(({ message }) => message !== undefined) ?? problems[0];
}

const WRAPPERS: ReadonlySet<string> = new Set(['properties', 'items', '$ref']);

function takesNoText(schema: JsonSchema, schemas: RequestModel['schemas']): boolean {
  const { type, properties } = resolve(schema, schemas);
  return type === 'object' || type === 'array' || properties !== undefined;
}

/** Walks down the schema to the rule that is broken: its messages stand beside it. */
function problemOf(
  root: JsonSchema,
  { keywordLocation, keyword, instanceLocation, error }: OutputUnit,
): FieldProblem {
  const schemas = Object(root).components.schemas;
  const steps = keywordLocation.split('/').slice(1, -1).map(decodeURIComponent);
  let node: JsonSchema = root;
  for (const step of steps) {
    node = step === '$ref' ? { ...resolve(node, schemas) } : (Object(node)[step] ?? {});
  }
  const at = instanceLocation.slice(1);
  if (keyword !== 'required') {
    return { rule: keyword, at, message: node['x-messages']?.[keyword] };
  }
  const name = /"([^"]+)"/.exec(error)?.[1] ?? '';
  const property = resolve(node, schemas).properties?.[name];
  return { rule: keyword, at: `${at}/${name}`, message: property?.['x-messages']?.required };
}

/** The body that the entries make: entries without a field are properties that the schema does not know. */
export function bodyOf({ fields, body }: RequestModel, entries: Entries): JsonValue | undefined {
  const whole = fields.find(({ key }) => key === 'body');
  if (body === undefined) return undefined;
  if (whole !== undefined) return entryValue(whole, entries.body ?? '');
  const known = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, text]) => {
      const field = known.get(key);
      const value = field === undefined ? jsonOrText(text) : entryValue(field, text);
      return key.startsWith('body.') && value !== undefined ? [[key.slice(5), value]] : [];
    }),
  );
}

/** Entries of a body that was written as JSON; undefined when it is not an object. */
export function entriesOfBody(text: string): Entries | undefined {
  const body = parsed(text);
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return undefined;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [`body.${name}`, textOf(value)]),
  );
}

/** What a form holds before the reader has entered anything. */
export function initialEntries({ fields }: RequestModel): Entries {
  return Object.fromEntries(fields.map(({ key, initial }) => [key, initial]));
}
