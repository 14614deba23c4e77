import type { JsonSchema, JsonValue } from '../facts.ts';
import { ID_PATTERN, resolve, type Schemas } from '../schemas.ts';

/** What the source tells of a value when the code runs. Nothing is known of `{}`. */
export interface Value {
  /** Whether it counts as true; undefined and null do not. */
  readonly truthy?: boolean;
  /** It is exactly this. */
  readonly constant?: JsonValue;
  /** Validated: a value that is there fits this. */
  readonly schema?: JsonSchema;
  /** It is neither undefined nor null. */
  readonly isPresent?: boolean;
  /** Fields that are known; the others are those of `*`. */
  readonly fields?: Readonly<Record<string, Value>>;
  /** The part of the request that it comes from: `params.id`. */
  readonly origin?: string;
  /** A request, or a document that a request names, decides about it. */
  readonly isFree?: boolean;
  /** The search that gave it or found nothing, or a field of what was found; with `!`, the other way round. */
  readonly search?: string;
  /** The number of documents that a search has found. */
  readonly isCount?: boolean;
  /** Collection of a document that a field of another one names: whether it is there is not determined, but what it holds is. */
  readonly stored?: string;
  /** Written by this request. */
  readonly isNew?: boolean;
}

export const MISSING: Value = { truthy: false };
export const FILLED: Value = { truthy: true, isPresent: true };
export const FREE: Value = { isFree: true };
/** How a search that asks whether a text is an id is named. */
export const VALID_ID = 'id';

export function constantValue(constant: JsonValue): Value {
  return constant === null ? MISSING : { constant, truthy: Boolean(constant), isPresent: true };
}

/** A part of a value, or a value that was changed: only what decides about it is known. */
export function partOf({ isFree, origin, search, isNew }: Value): Value {
  if (isNew) return { isNew };
  if (!isFree && origin === undefined) return {};
  return { ...FREE, ...(origin && { origin }), ...(search !== undefined && { search }) };
}

/** What validation tells of a part of a request. */
export function checkedValue(
  schema: JsonSchema,
  isRequired: boolean,
  { origin, schemas }: { readonly origin: string | undefined; readonly schemas: Schemas },
): Value {
  const isUnchecked = schema['x-unchecked'] === true;
  const rules = isUnchecked ? {} : resolve(schema, schemas);
  const { minLength = 0, minimum = 0, exclusiveMinimum = -1 } = rules;
  const isFilled =
    minLength > 0 ||
    minimum > 0 ||
    exclusiveMinimum >= 0 ||
    rules.type === 'object' ||
    rules.type === 'array' ||
    rules.pattern === ID_PATTERN ||
    rules.format !== undefined ||
    rules.enum?.every(Boolean) === true;
  return {
    schema: isUnchecked ? {} : schema,
    ...(origin && { origin }),
    ...(isRequired && { isPresent: true }),
    ...(isRequired && isFilled ? { truthy: true } : FREE),
  };
}

/** The number of characters or entries of a value. */
export function lengthOf({ schema = {}, isPresent }: Value, schemas: Schemas): Value {
  const rules = resolve(schema, schemas);
  const minimum = rules.minLength ?? rules.minItems ?? 0;
  const maximum = rules.maxLength ?? rules.maxItems ?? Number.POSITIVE_INFINITY;
  return {
    schema: { minimum, maximum },
    ...(isPresent && { isPresent }),
    ...(minimum > 0 ? FILLED : FREE),
  };
}

export function not({ truthy, isFree, search }: Value): Value {
  if (truthy !== undefined) return constantValue(!truthy);
  const other = search?.startsWith('!') ? search.slice(1) : `!${search}`;
  return isFree ? { isFree, ...(search !== undefined && { search: other }) } : {};
}

/** The value of one of two branches. */
export function choose({ truthy, isFree, search }: Value, yes: () => Value, no: () => Value) {
  if (truthy !== undefined) return truthy ? yes() : no();
  // "Nothing" comes when the condition decides so, as openly as the condition does.
  const open = (value: Value): Value =>
    value.truthy !== false ? value : isFree ? { ...value, search: search ?? '' } : {};
  return oneOf([open(yes()), open(no())]);
}

/** What several possible values have in common. */
export function oneOf(values: readonly Value[]): Value {
  const [first] = values;
  // A function that never returns gives nothing, not even "nothing".
  if (first === undefined || values.length === 1) return first ?? {};
  const isFree = values.some((value) => value.isFree);
  if (values.every(({ truthy }) => truthy)) return { ...FILLED, ...(isFree && FREE) };
  // Both ways are open when what leads to "nothing" is.
  const empty = values.filter(({ truthy }) => !truthy);
  const isOpen = empty.every((value) => value.isFree || value.search !== undefined);
  const search = empty.find((value) => value.search !== undefined)?.search;
  return isOpen ? { ...FREE, ...(search !== undefined && { search }) } : {};
}

/** The value of two values with an operator between them. */
export function combine(operator: string, left: Value, rightValue: () => Value): Value {
  if (operator === '&&') {
    if (left.truthy === false) return left;
    const right = rightValue();
    if (left.truthy) return right;
    if (right.truthy === false) return MISSING;
    return left.isFree && (right.truthy || right.isFree) ? FREE : {};
  }
  if (operator === '||' || operator === '??') {
    if (left.truthy || (operator === '??' && left.isPresent)) return left;
    const right = rightValue();
    if (left.truthy === false && (operator === '||' || left.constant === undefined)) return right;
    if (right.truthy) return { ...FILLED, ...(left.isFree && FREE) };
    const { search } = left;
    return left.isFree || right.isFree ? { ...FREE, ...(search && { search }) } : {};
  }
  if (left.isCount) {
    const test = `${operator} ${rightValue().constant}`;
    if (/^(===? 0|< 1|<= 0|!==? 1)$/.test(test)) return not(left);
    if (/^(!==? 0|> 0|>= 1|===? 1)$/.test(test)) return left;
  }
  if (/^[!=]==?$/.test(operator)) {
    const same = equal(left, rightValue());
    return operator.startsWith('!') ? not(same) : same;
  }
  return /^[<>]=?$/.test(operator) ? compare(operator, left, rightValue()) : {};
}

function equal(left: Value, right: Value): Value {
  const isNothing = right.truthy === false && right.constant === undefined;
  if (isNothing) return left.isPresent ? constantValue(false) : not(left);
  if (left.constant !== undefined && right.constant !== undefined) {
    return constantValue(left.constant === right.constant);
  }
  const [a, b] = [rangeOf(left), rangeOf(right)];
  const isOther =
    a.to < b.from || b.to < a.from || isExcluded(left, right) || isExcluded(right, left);
  return isOther ? constantValue(false) : decidedBy(left, right);
}

/** A constant that the other value cannot be. */
function isExcluded({ constant, truthy }: Value, other: Value): boolean {
  if (constant === undefined) return false;
  const isElse = other.truthy !== undefined && other.truthy !== truthy;
  return isElse || other.schema?.enum?.includes(constant) === false;
}

function compare(operator: string, left: Value, right: Value): Value {
  if (operator.startsWith('>')) return compare(operator.replace('>', '<'), right, left);
  const [a, b] = [rangeOf(left), rangeOf(right)];
  const isEqualToo = operator === '<=';
  // Whatever a missing value is compared with, the result is false.
  const isThere = left.isPresent && right.isPresent;
  if (isThere && (isEqualToo ? a.to <= b.from : a.to < b.from)) return constantValue(true);
  if (isEqualToo ? a.from > b.to : a.from >= b.to) return constantValue(false);
  return decidedBy(left, right);
}

/** The least and the greatest number that a value can be; null, which a body may hold, counts as 0. */
function rangeOf({ constant, schema, isPresent, origin }: Value) {
  if (typeof constant === 'number') return { from: constant, to: constant };
  const isNumber = isPresent || origin?.startsWith('query.');
  const { minimum, maximum } = (isNumber && schema) || {};
  return {
    from: minimum ?? Number.NEGATIVE_INFINITY,
    to: maximum ?? Number.POSITIVE_INFINITY,
  };
}

/** Two values are compared; of a field that was found, the same comparison has the same name. */
function decidedBy(left: Value, right: Value): Value {
  const other = right.constant ?? right.origin;
  const stored = typeof right.constant === 'string' ? left.stored : undefined;
  const asked = left.search ?? stored;
  const search = asked && other !== undefined ? `${asked} ${other}` : undefined;
  const isDecided =
    stored !== undefined || [left, right].some(({ isFree, origin }) => isFree || origin);
  return isDecided ? { ...FREE, ...(search && { search }) } : {};
}
