import type { JsonSchema, JsonValue } from '../facts.ts';
import { resolve, type Schemas } from '../schemas.ts';

const ID = '665f1c2ab7e4d90012a3f401';
const TIME = '2026-08-21T09:30:00.000Z';
/** Of what ends, the server often asks that it lies ahead. */
const LATER = '2036-08-21T09:30:00.000Z';
const MAX_DEPTH = 4;

/** Texts by the name of a field, for fields about which the source says only that they are text. */
const TEXTS: Readonly<Record<string, string>> = {
  name: 'Linear algebra',
  title: 'Vectors',
  description: 'What a vector is.',
  firstName: 'Asha',
  lastName: 'Rao',
  reason: 'The answer is wrong.',
  message: 'Done.',
  search: 'vector',
  cohort: ID,
  version: 'Version 1',
  date: '2036-08-21',
  page: '1',
  limit: '10',
  from: '09:00',
  to: '10:00',
};

/** Names of what is true of few things, and changes what the rest of a request means. */
const EXCEPTIONS = /^is(?:Skipped|Hidden|Deleted|Archived)/;

/** Texts by the end of a name. */
const TEXTS_BY_END: readonly (readonly [RegExp, string])[] = [
  [/email$/i, 'asha@example.org'],
  [/ur[il]$/i, 'https://example.org/video'],
  [/At$/, TIME],
  [/courseName$/i, 'Linear algebra'],
  [/(?:user|student|instructor|recipient)Name$/, 'Asha Rao'],
];

/**
 * An example of a schema: required fields, and optional ones down to a few levels.
 * @returns undefined when the source says nothing about the value
 */
export function exampleOf(
  schema: JsonSchema,
  schemas: Schemas,
  name = '',
  depth = 0,
): JsonValue | undefined {
  if (schema.$ref !== undefined) {
    return exampleOf(resolve(schema, schemas), schemas, name, depth + 1);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) {
    const part = schema.anyOf.find(({ type }) => type !== 'null') ?? {};
    return exampleOf(part, schemas, name, depth);
  }
  if (schema.type === 'object' || schema.properties !== undefined) {
    return exampleOfObject(schema, schemas, depth);
  }
  if (schema.type === 'array') {
    const least = schema.minItems ?? 0;
    const isShown = least > 0 || depth <= MAX_DEPTH;
    const [examples] = schema.examples ?? [];
    const items = { ...schema.items, ...(Array.isArray(examples) && { examples }) };
    const item = isShown ? exampleOf(items, schemas, name, depth + 1) : undefined;
    return item === undefined && least === 0 ? [] : Array(Math.max(1, least)).fill(item ?? null);
  }
  return exampleOfValue(schema, name);
}

function exampleOfObject(schema: JsonSchema, schemas: Schemas, depth: number): JsonValue {
  const properties = Object.entries(schema.properties ?? {});
  // Of fields that are checked in some cases only, those of the first case are shown.
  const [firstCase] = properties.flatMap(([, property]) => property['x-when'] ?? []);
  const entries = properties.flatMap(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    const when = property['x-when'];
    const isFree = when === undefined && property['x-rules'] === undefined;
    const isShown = isRequired || (isFree ? depth < 2 : when !== undefined && when === firstCase);
    const isNear = isShown && depth <= MAX_DEPTH + 8;
    const value = isNear ? exampleOf(property, schemas, name, depth + 1) : undefined;
    return value !== undefined || isRequired ? [[name, value ?? {}] as const] : [];
  });
  return Object.fromEntries(entries);
}

function exampleOfValue(schema: JsonSchema, name: string): JsonValue | undefined {
  switch (schema.type) {
    case 'string':
      return exampleOfText(schema, name);
    case 'number':
    case 'integer':
      return Math.min(
        schema.maximum ?? Number.POSITIVE_INFINITY,
        Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1),
      );
    case 'boolean':
      return !EXCEPTIONS.test(name);
    case 'null':
      return null;
    default:
      return undefined;
  }
}

/** Candidates in the order in which they look most like the real thing (examples of a cohort's id are names); the first that fits is taken. */
function exampleOfText(schema: JsonSchema, name: string): string | undefined {
  if (schema.format === 'binary') return 'content of the file';
  const time = /deadline|due|expir|until|^endDate/i.test(name) ? LATER : TIME;
  const byFormat = {
    'date-time': time,
    'iso-8601': time,
    email: 'asha@example.org',
    uri: 'https://example.org/video',
  }[schema.format ?? ''];
  if (byFormat !== undefined) return byFormat;
  const candidates = [
    ...(name === 'cohortId' ? [ID] : []),
    ...(schema.examples ?? []).filter((value) => typeof value === 'string'),
    ...(schema.pattern === undefined ? [] : [ID]),
    ...(/id$/i.test(name) ? [ID] : []),
    TEXTS[name] ?? TEXTS_BY_END.find(([end]) => end.test(name))?.[1] ?? 'text',
    'Asha',
    'Four plain words',
    '2026-08-21',
    '00:01:30',
    '09:30',
    '12.5',
    '1',
    'A text that is long enough.',
    'A text that is long enough. '.repeat(4).trim(),
  ];
  return candidates.find((text) => fits(text, schema));
}

function fits(text: string, schema: JsonSchema): boolean {
  const { pattern = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const isMatch = new RegExp(pattern, 'u').test(text);
  return isMatch && text.length >= minLength && text.length <= maxLength;
}
