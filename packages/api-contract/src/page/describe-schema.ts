import type { JsonSchema } from '../http/json-schema.ts';
import type { ApiField, ApiType } from './api-page.ts';

const OBJECT_ID = '^[0-9a-fA-F]{24}$';

/** A type in words: `text`, `list of ItemRef`, `id`. */
export function describeType(schema: JsonSchema): ApiType {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return { text: name, schema: name };
  }
  if (schema.type === 'array' && schema.items !== undefined) {
    const { text, schema: name } = describeType(schema.items);
    return { text: `list of ${text}`, ...(name === undefined ? {} : { schema: name }) };
  }
  if (schema.oneOf !== undefined && schema.type === undefined) {
    const types = schema.oneOf.map(describeType);
    const [first] = types;
    const name = types.length === 2 ? first?.schema : undefined;
    const text = types.map((type) => type.text).join(' or ');
    return { text, ...(name === undefined ? {} : { schema: name }) };
  }
  return { text: describeSimpleType(schema) };
}

function describeSimpleType(schema: JsonSchema): string {
  if (schema.contentMediaType !== undefined) {
    return `file (${schema.contentMediaType})`;
  }
  if (schema.pattern === OBJECT_ID) {
    return 'id';
  }
  const formats: Readonly<Record<string, string>> = {
    'date-time': 'date and time',
    email: 'e-mail address',
    uri: 'address',
    password: 'password',
  };
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'number',
    integer: 'whole number',
    boolean: 'true or false',
    object: 'object',
    null: 'null',
  };
  return formats[schema.format ?? ''] ?? names[String(schema.type ?? '')] ?? 'any value';
}

/** Rules of a value in words. What the type says already is left out. */
export function describeRules(schema: JsonSchema): readonly string[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, pattern } = schema;
  return [
    lengthRule(minLength, maxLength),
    schema.enum === undefined ? '' : `one of ${schema.enum.join(', ')}`,
    minimum === undefined ? '' : `at least ${minimum}`,
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    schema.minItems === undefined ? '' : `at least ${schema.minItems} entries`,
    schema.maxItems === 0 ? 'no entries' : '',
    pattern === undefined || pattern === OBJECT_ID ? '' : `matches ${pattern}`,
    schema.default === undefined ? '' : `default ${String(schema.default)}`,
    ...groupRules(schema),
  ].filter((rule) => rule !== '');
}

function lengthRule(shortest: number | undefined, longest: number | undefined): string {
  if (longest === undefined) {
    const isWord = shortest === undefined ? '' : `at least ${shortest} characters`;
    return shortest === 1 ? 'not empty' : isWord;
  }
  return `${shortest ?? 0} to ${longest} characters`;
}

/** Rules about fields together: `oneOf` and `not` with `required` alone. */
function groupRules({ type, oneOf, not, additionalProperties }: JsonSchema): readonly string[] {
  const one = type === 'object' ? (oneOf ?? []).flatMap(({ required }) => required ?? []) : [];
  const none = not?.required ?? [];
  return [
    one.length > 0 ? `exactly one of ${one.join(', ')}` : '',
    none.length > 0 ? `not both of ${none.join(', ')}` : '',
    additionalProperties === true ? 'may hold further fields' : '',
  ];
}

/** Fields of an object, those inside inline objects with their path: `inviteData[].email`. */
export function describeFields(schema: JsonSchema, prefix = ''): readonly ApiField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field: ApiField = {
      name: `${prefix}${name}`,
      type: describeType(property),
      isRequired: schema.required?.includes(name) ?? false,
      description: property.description ?? '',
      rules: describeRules(property),
    };
    const inside = property.type === 'array' ? property.items : property;
    const suffix = property.type === 'array' ? '[].' : '.';
    return [field, ...describeFields(inside ?? {}, `${prefix}${name}${suffix}`)];
  });
}
