import type { JsonSchema, JsonValue } from '../http/json-schema.ts';
import { schemas } from '../http/schemas/index.ts';

/**
 * Composes an example of a schema from the examples of its parts, so that no example has to be kept
 * in step by hand. Optional fields are part of it unless the schema allows only one of them.
 *
 * @throws {Error} naming the schema, when a leaf has no example or a reference leads nowhere
 */
export function exampleOf(schema: JsonSchema): JsonValue {
  if (schema.$ref !== undefined) {
    return exampleOf(schemaNamed(schema.$ref));
  }
  const given = schema.examples?.[0];
  if (given !== undefined) {
    return given;
  }
  if (schema.allOf !== undefined) {
    return Object.assign({}, ...schema.allOf.map(exampleOf));
  }
  if (schema.properties !== undefined) {
    return exampleOfObject(schema, schema.properties);
  }
  const first = schema.oneOf?.[0];
  if (first !== undefined) {
    return exampleOf(first);
  }
  if (schema.type === 'array' && schema.items !== undefined) {
    return schema.maxItems === 0 ? [] : repeat(exampleOf(schema.items), schema.minItems ?? 1);
  }
  if (schema.type === 'null') {
    return null;
  }
  if (schema.type === 'object') {
    return {};
  }
  throw new Error(`No example for the schema "${schema.description ?? JSON.stringify(schema)}".`);
}

/** The component schema behind `#/components/schemas/Name`. */
export function schemaNamed(reference: string): JsonSchema {
  const name = reference.split('/').at(-1) ?? '';
  const schema = schemas[name];
  if (schema === undefined) {
    throw new Error(`The reference "${reference}" leads nowhere: no schema is called "${name}".`);
  }
  return schema;
}

function exampleOfObject(
  schema: JsonSchema,
  properties: Readonly<Record<string, JsonSchema>>,
): JsonValue {
  const names = Object.keys(properties).filter((name) => !isLeftOut(schema, name));
  return Object.fromEntries(
    names.map((name) => [name, exampleOf(properties[name] ?? {})] as const),
  );
}

/** Of fields that exclude each other the first one is shown; empty lists that must be are left out. */
function isLeftOut(schema: JsonSchema, name: string): boolean {
  const alternatives = schema.oneOf?.flatMap(({ required }) => required ?? []) ?? [];
  const excluded = schema.not?.required ?? [];
  const exclusive = alternatives.length > 0 ? alternatives : excluded;
  if (exclusive.includes(name) && exclusive[0] !== name) {
    return true;
  }
  return schema.properties?.[name]?.maxItems === 0;
}

function repeat(value: JsonValue, times: number): JsonValue {
  return Array.from({ length: Math.max(1, times) }, () => value);
}
