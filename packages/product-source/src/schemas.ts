import type { Facts, JsonSchema } from './facts.ts';

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
