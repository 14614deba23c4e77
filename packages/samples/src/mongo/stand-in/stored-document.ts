import { BSON, MongoServerError, ObjectId } from 'mongodb';
import { isDocument, type PlainDocument } from '../pipeline/index.ts';

/**
 * A copy as a server would give it back: the driver's own BSON, there and back. Classes are gone,
 * `undefined` is `null`, dates and ids are kept.
 */
export function copyDocument(document: PlainDocument): PlainDocument {
  return BSON.deserialize(BSON.serialize(document, { ignoreUndefined: false }));
}

/**
 * What is stored of a document that is inserted: `_id` comes first, and a missing one is made. As
 * with the driver, the caller's object gets the new `_id`, too.
 */
export function prepareDocument(document: PlainDocument): PlainDocument {
  document._id ??= new ObjectId();
  const { _id, ...rest } = document;
  return copyDocument({ _id, ...rest });
}

/** Text under which two equal values are equal: canonical Extended JSON. */
export function keyOf(value: unknown): string {
  return BSON.EJSON.stringify({ value }, { relaxed: false });
}

/**
 * Follows a path with dots through documents and lists' indexes.
 *
 * @returns `undefined` where nothing stands
 */
export function valueAt(document: PlainDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (Array.isArray(value)) {
      return value[Number(part)];
    }
    return isDocument(value) ? value[part] : undefined;
  }, document);
}

/**
 * The error of a second document with the same key, in the form that the manual documents.
 *
 * @param fields names and values of the index
 */
export function duplicateKeyError(
  namespace: string,
  index: string,
  fields: PlainDocument,
): MongoServerError {
  const shown = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return new MongoServerError({
    message: `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: { ${shown.join(', ')} }`,
    code: 11000,
    keyPattern: Object.fromEntries(Object.keys(fields).map((name) => [name, 1])),
    keyValue: fields,
  });
}
