import { isDocument, type PlainDocument } from './check-stage.ts';

/**
 * Orders the fields of a projected document like a server: `_id`, then the included fields
 * in the order of the original, then the computed ones in the order of the projection. mingo sorts
 * them alphabetically.
 *
 * @param projected result of mingo
 * @param original the document before the projection
 * @param projection value of the `$project` stage
 */
export function orderFields(
  projected: PlainDocument,
  original: PlainDocument,
  projection: PlainDocument,
): PlainDocument {
  const isKept = (name: string) => Object.hasOwn(original, name) && !isComputed(projection[name]);
  const names = new Set([
    '_id',
    ...Object.keys(original).filter(isKept),
    ...Object.keys(projection),
    ...Object.keys(projected),
  ]);
  const ordered = [...names].filter((name) => Object.hasOwn(projected, name));
  return Object.fromEntries(
    ordered.map((name) => {
      const [value, before] = [projected[name], original[name]];
      const isNested = isKept(name) && isDocument(value) && isDocument(before);
      return [name, isNested ? orderFields(value, before, {}) : value];
    }),
  );
}

function isComputed(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    Array.isArray(value) ||
    (isDocument(value) && Object.keys(value).some((name) => name.startsWith('$')))
  );
}
