import type { Facts, JsonSchema, OperationFact, ParameterFact } from '../facts.ts';

/**
 * Whether a request can break a rule, which the server answers with 400: a rule of a parameter,
 * or of the body's class. A class without any rule is never refused.
 */
export function hasRules(facts: Facts, { body, parameters }: OperationFact): boolean {
  if (parameters.some(canBeBroken)) {
    return true;
  }
  const name = body?.schema.$ref?.split('/').at(-1);
  const fact = facts.schemas.find((schema) => schema.name === name);
  return body?.source === 'class' && fact?.kind !== 'type';
}

/** routing-controllers turns the text into a number, boolean or date, and refuses what is none. */
function isConverted({ type, format }: JsonSchema): boolean {
  return ['number', 'integer', 'boolean'].includes(String(type)) || format === 'date-time';
}

/** A path segment is always a string that is not empty, so those two rules cannot be broken there. */
function canBeBroken({ in: place, required, schema }: ParameterFact): boolean {
  if (place !== 'path') {
    return required || schema['x-messages'] !== undefined || isConverted(schema);
  }
  const { type, pattern, enum: values, minLength = 0, maxLength } = schema;
  const isFree = pattern === undefined && values === undefined && maxLength === undefined;
  return !isFree || minLength > 1 || (type !== undefined && type !== 'string');
}
