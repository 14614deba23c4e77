/** A document: fields by name. */
export type PlainDocument = Record<string, unknown>;

/**
 * What a server rejects and mingo accepts: without these rules a lesson could show a pipeline that no
 * database runs. Rules: https://www.mongodb.com/docs/manual/reference/operator/aggregation-pipeline/
 */
const RULES: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  $limit: (value) => (isCount(value) && value > 0 ? undefined : 'needs a whole number above 0'),
  $skip: (value) => (isCount(value) ? undefined : 'needs a whole number, 0 or more'),
  $sort: (value) =>
    isDocument(value) && Object.keys(value).length > 0 && Object.values(value).every(isDirection)
      ? undefined
      : 'needs fields with 1 (rising) or -1 (falling), such as { "wrong": -1 }',
  $unwind: (value) =>
    isFieldPath(isDocument(value) ? value.path : value)
      ? undefined
      : 'needs the path of a field, and a path begins with "$", such as "$choices"',
  $group: checkGroup,
  $match: (value) => (isDocument(value) ? undefined : 'needs an object with conditions'),
  $project: needsFields,
  $count: (value) =>
    isFieldName(value) && !value.includes('.')
      ? undefined
      : 'needs the name of a field as text, without "$"',
  $set: needsFields,
  $addFields: needsFields,
  $unset: (value) =>
    isFieldName(value) || (Array.isArray(value) && value.length > 0 && value.every(isFieldName))
      ? undefined
      : 'needs the name of a field as text, or a list of names, without "$"',
  $lookup: checkLookup,
  $out: () => 'writes to the database, which is not offered here',
  $merge: () => 'writes to the database, which is not offered here',
};

/**
 * Validates the form of a stage without running it.
 *
 * @returns the end of a sentence that begins with the name of the stage, or `undefined` when it is valid
 * @example checkStage('$limit', 0) // "needs a whole number above 0"
 */
export function checkStage(name: string, value: unknown): string | undefined {
  return Object.hasOwn(RULES, name) ? RULES[name]?.(value) : undefined;
}

/** Returns whether a value is a plain object: not an array, date or id. */
export function isDocument(value: unknown): value is PlainDocument {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns whether a value is an object with operators, such as `{ $gt: 1 }`. */
export function hasOperators(value: unknown): boolean {
  return isDocument(value) && Object.keys(value).some((name) => name.startsWith('$'));
}

function needsFields(value: unknown): string | undefined {
  const fields = isDocument(value) ? Object.keys(value) : [];
  if (fields.length === 0) {
    return 'needs an object with at least one field';
  }
  const wrong = fields.find((field) => !isFieldName(field));
  return wrong === undefined
    ? undefined
    : `cannot make a field "${wrong}": a name has no "$" before it`;
}

function checkLookup(value: unknown): string | undefined {
  if (!isDocument(value) || typeof value.from !== 'string' || typeof value.as !== 'string') {
    return 'needs "from" (a collection) and "as" (the name of the new field)';
  }
  const joins = typeof value.localField === 'string' && typeof value.foreignField === 'string';
  return joins || Array.isArray(value.pipeline)
    ? undefined
    : 'needs "localField" and "foreignField" (what must be equal), or a "pipeline"';
}

function checkGroup(value: unknown): string | undefined {
  if (!isDocument(value) || !Object.hasOwn(value, '_id')) {
    return 'needs an "_id": what the documents are grouped by, or null for one group of all';
  }
  const fields = Object.entries(value).filter(([field]) => field !== '_id');
  const misnamed = fields.find(([field]) => !isFieldName(field) || field.includes('.'));
  if (misnamed !== undefined) {
    return `cannot make a field "${misnamed[0]}": a name has no "$" before it and no dot`;
  }
  const wrong = fields.find(([, accumulator]) => !isAccumulator(accumulator));
  return wrong === undefined
    ? undefined
    : `needs an accumulator for "${wrong[0]}", such as { "$sum": 1 }`;
}

function isAccumulator(value: unknown): boolean {
  const names = isDocument(value) ? Object.keys(value) : [];
  return names.length === 1 && names[0]?.startsWith('$') === true;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isDirection(value: unknown): boolean {
  return value === 1 || value === -1 || isDocument(value);
}

function isFieldName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.startsWith('$');
}

function isFieldPath(value: unknown): boolean {
  return typeof value === 'string' && /^\$[^$]/.test(value);
}
