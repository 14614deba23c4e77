/** The part of JSON Schema 2020-12 that the contract uses. `examples` feed the document's examples. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean | null;
  readonly default?: JsonValue;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly writeOnly?: boolean;
  readonly contentMediaType?: string;
  readonly examples?: readonly JsonValue[];
}

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** Any value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

type Rules = Omit<JsonSchema, 'type' | 'description' | 'examples'>;
type Fields = Readonly<Record<string, JsonSchema>>;

const EXAMPLE_ID = '665f1c2ab7e4d90012a3f401';
const EXAMPLE_TIME = '2025-07-26T09:30:00.000Z';

/** A reference to a component schema. A `description` beside it says what the value means there. */
export function ref(name: string, description?: string): JsonSchema {
  const target = { $ref: `#/components/schemas/${name}` };
  return description === undefined ? target : { ...target, description };
}

/** A string with an example. */
export function text(description: string, example: string, rules: Rules = {}): JsonSchema {
  return { type: 'string', description, ...rules, examples: [example] };
}

/** A MongoDB ObjectId: 24 hexadecimal characters. */
export function objectId(description: string, example = EXAMPLE_ID): JsonSchema {
  return text(description, example, { pattern: '^[0-9a-fA-F]{24}$' });
}

/** A point in time, ISO 8601. */
export function dateTime(description: string, example = EXAMPLE_TIME): JsonSchema {
  return text(description, example, { format: 'date-time' });
}

/** One of a few fixed texts. The first one is the example. */
export function choice(description: string, values: readonly string[]): JsonSchema {
  return { type: 'string', description, enum: values, examples: values.slice(0, 1) };
}

/** A number with an example. */
export function number(description: string, example: number, rules: Rules = {}): JsonSchema {
  return { type: 'number', description, ...rules, examples: [example] };
}

/** A whole number with an example. */
export function integer(description: string, example: number, rules: Rules = {}): JsonSchema {
  return { type: 'integer', description, ...rules, examples: [example] };
}

/** `true` or `false`. */
export function flag(description: string, example = true): JsonSchema {
  return { type: 'boolean', description, examples: [example] };
}

/** A list of values of one kind. */
export function list(description: string, items: JsonSchema, rules: Rules = {}): JsonSchema {
  return { type: 'array', description, ...rules, items };
}

/** An object: fields that are always there, then fields that may be missing. */
export function object(description: string, required: Fields, optional: Fields = {}): JsonSchema {
  const names = Object.keys(required);
  return {
    type: 'object',
    description,
    properties: { ...required, ...optional },
    ...(names.length === 0 ? {} : { required: names }),
  };
}

/** An object whose fields the contract does not fix. */
export function anyObject(
  description: string,
  example: Readonly<Record<string, JsonValue>> = {},
): JsonSchema {
  return { type: 'object', description, additionalProperties: true, examples: [example] };
}

/** The schema, or `null`. */
export function orNull(schema: JsonSchema, description: string): JsonSchema {
  return { description, oneOf: [schema, { type: 'null' }] };
}
