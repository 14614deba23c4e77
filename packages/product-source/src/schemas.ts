import type { Facts, JsonSchema } from './facts.ts';

/** What class-validator asks of an id (`@IsMongoId`). */
export const ID_PATTERN = '^[0-9a-fA-F]{24}$';

/** Named schemas, to which the references of others lead. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The schemas of facts by their names. */
export function schemasOf({ schemas }: Pick<Facts, 'schemas'>): Schemas {
  return Object.fromEntries(schemas.map(({ name, schema }) => [name, schema]));
}

/** `Item` of `#/components/schemas/Item`. */
export function schemaName(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** A schema without the indirection of its name; `{}` for a name that is not known. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  return schema.$ref === undefined ? schema : (schemas[schemaName(schema.$ref)] ?? {});
}

/** Names of the schemas to which a value leads directly. */
export function referencesOf(value: unknown): readonly string[] {
  const references = JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g);
  return [...references].map(([, reference = '']) => schemaName(reference));
}

/** The schemas to which a value leads, at any depth. */
export function reachedFrom(value: unknown, schemas: Schemas): Schemas {
  const names = new Set(referencesOf(value));
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    for (const inner of referencesOf(schemas[name] ?? {})) names.add(inner);
  }
  return Object.fromEntries([...names].map((name) => [name, schemas[name] ?? {}]));
}
