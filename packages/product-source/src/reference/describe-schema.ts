import type { JsonSchema } from '../facts.ts';
import { ID_PATTERN, type Schemas, schemaName } from '../schemas.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'date and time',
  'iso-8601': 'date, or date and time (ISO 8601)',
  email: 'e-mail address',
  uri: 'URL',
  binary: 'file',
};
/** Deeper objects show as "object". */
const MAX_DEPTH = 3;
/** Characters of an example of a field. */
const MAX_EXAMPLE = 60;

/** A field of a body or schema, or a parameter. */
export interface ReferenceField {
  readonly name: string;
  /** In words. Names of schemas in it lead to the schema of the same page, where the page has it. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Limits, allowed values, default: `3 to 255 characters`. */
  readonly rules: readonly string[];
  /** The product's own words about it, with code between backticks. */
  readonly text?: string;
  /** As JSON. Left out where it is long. */
  readonly example?: string;
  /** Fields of the named schema to which the type leads, of bodies. */
  readonly fields?: readonly ReferenceField[];
}

/** A type in words: `string`, `array of ItemRef`, `id`. What the source does not say is "unknown". */
export function describeType(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schemaName(schema.$ref);
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map(describeType))].join(' or ');
  }
  if (schema.type === 'array') return `array of ${describeType(schema.items ?? {})}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.pattern === ID_PATTERN) return Array.isArray(schema.type) ? 'id or null' : 'id';
  const { type = schema.enum === undefined ? 'unknown' : typeof schema.enum[0] } = schema;
  return FORMATS[schema.format ?? ''] ?? (typeof type === 'string' ? type : type.join(' or '));
}

/** Conditions and validators of the source, and how readers are told them. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^o\.(\w+)$/, 'when `$1` is true'],
  [/^o\.(\w+) === (?:\w+\.|')(\w+)'?$/, 'when `$1` is `$2`'],
  [/^\(o\.(\w+) \?\? '(\w+)'\) === '\2'$/, 'when `$1` is `$2` or missing'],
  [/^o\.(\w+) === null && o\.(\w+) !== null$/, 'when `$1` is null and `$2` is not'],
  [
    /^o\.(\w+) === null && \(o\.(\w+) !== null \|\| o\.(\w+) !== null\)$/,
    'when `$1` is null, and `$2` or `$3` is not',
  ],
  [/^OnlyOneId\(.*: '(\w+)', .*: '(\w+)', \}\)$/, 'either `$1` or `$2`, not both (`OnlyOneId`)'],
  [/^containsAllDetectors\(\)$/, 'with all detectors (`containsAllDetectors`)'],
];

/** The words for source text; undefined for what has none yet. */
export function inWords(code: string): string | undefined {
  const found = IN_WORDS.find(([pattern]) => pattern.test(code));
  return found && code.replace(...found);
}

/** Limits of a value in words. What the type says already is left out. */
export function describeRules(schema: JsonSchema): readonly string[] {
  const { minLength, maxLength, pattern, items, 'x-when': when } = schema;
  return [
    schema.format === 'binary'
      ? limit('at most', maxLength, ' bytes, or 500')
      : lengthRule(minLength, maxLength),
    schema.enum && `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`,
    limit('at least', schema.minimum),
    limit('above', schema.exclusiveMinimum),
    limit('at most', schema.maximum),
    limit('at least', schema.minItems, ' entries'),
    limit('at most', schema.maxItems, ' entries'),
    schema.uniqueItems && 'no entry twice',
    pattern && pattern !== ID_PATTERN && schema.format !== 'iso-8601' && `matches \`${pattern}\``,
    schema.default !== undefined && `default \`${JSON.stringify(schema.default)}\``,
    ...(schema['x-rules'] ?? []).map((rule) => inWords(rule) ?? 'with a rule of the server'),
    schema['x-needed'] && !when && 'required by its type, but not checked',
    when && `${schema['x-needed'] ? 'required' : 'checked'} ${inWords(when) ?? 'in some cases'}`,
    schema['x-unchecked'] && 'not checked by the server',
    ...(items === undefined ? [] : describeRules(items).map((rule) => `each ${rule}`)),
  ].filter((rule) => typeof rule === 'string');
}

function limit(words: string, value: number | undefined, unit = '') {
  return value !== undefined && `${words} ${value}${unit}`;
}

function lengthRule(shortest: number | undefined, longest: number | undefined) {
  if (longest !== undefined) return `${shortest ?? 0} to ${longest} characters`;
  if (shortest === undefined) return undefined;
  return shortest === 1 ? 'not empty' : `at least ${shortest} characters`;
}

/** Fields of an object or of the objects in a list, deeper ones with their path: `invites[].email`. */
export function describeFields(
  schema: JsonSchema,
  prefix = '',
  depth = 0,
): readonly ReferenceField[] {
  if (schema.type === 'array') {
    return describeFields(schema.items ?? {}, `${prefix}[].`, depth);
  }
  if (schema.anyOf !== undefined) {
    return joinFields(schema.anyOf.map((part) => describeFields(part, prefix, depth)));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field: ReferenceField = {
      name: `${prefix}${name}`,
      type: describeType(property),
      isRequired: schema.required?.includes(name) ?? false,
      rules: describeRules(property),
      ...describeWords(property),
    };
    const path = `${prefix}${name}${property.type === 'array' ? '' : '.'}`;
    return [field, ...(depth < MAX_DEPTH ? describeFields(property, path, depth + 1) : [])];
  });
}

/** Description and example of a field: descriptions hold HTML and Markdown for the product's own API page. */
export function describeWords({
  description = '',
  examples = [],
}: JsonSchema): Pick<ReferenceField, 'text' | 'example'> {
  const text = description
    .replaceAll(/<[^>]*>|\*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const example = examples.length === 0 ? '' : JSON.stringify(examples[0]);
  return {
    ...(text === '' ? {} : { text }),
    ...(example === '' || example.length > MAX_EXAMPLE ? {} : { example }),
  };
}

/**
 * Adds to fields that lead to a named schema the fields of that schema.
 *
 * @param depth how many schemas are unfolded inside each other
 */
export function unfoldFields(
  fields: readonly ReferenceField[],
  schemas: Schemas,
  depth = 2,
): readonly ReferenceField[] {
  return fields.map((field) => {
    const target = schemas[field.type.replace(/^(?:array of )+/, '')];
    const inner = target === undefined || depth === 0 ? [] : describeFields(target);
    return inner.length === 0
      ? field
      : { ...field, fields: unfoldFields(inner, schemas, depth - 1) };
  });
}

/** Fields of alternatives: required is what every alternative with fields requires. */
function joinFields(alternatives: readonly (readonly ReferenceField[])[]) {
  const filled = alternatives.filter((fields) => fields.length > 0);
  const isRequired = (name: string) =>
    filled.every((fields) => fields.some((field) => field.name === name && field.isRequired));
  const byName = new Map(filled.flat().map((field) => [field.name, field]));
  return [...byName.values()].map((field) => ({ ...field, isRequired: isRequired(field.name) }));
}
