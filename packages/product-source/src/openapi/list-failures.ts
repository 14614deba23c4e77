import type { Facts, JsonSchema, OperationFact } from '../facts.ts';
import type { RequestField } from '../request/request-model.ts';
import type { Failure, Texts } from './read-texts.ts';

/** Stands among the failures for all rules of parameters and body. */
export const BROKEN_RULE = 'Parameters or body fail validation.';

/**
 * What an operation may refuse with, in the order of the server: token, rules of parameters and body, then permissions
 * and the method itself. Of an operation that nobody has read yet, what its reader finds.
 */
export function listFailures(
  { facts, texts }: { readonly facts: Facts; readonly texts: Texts },
  operation: OperationFact,
): readonly Failure[] {
  const { id, callers, success } = operation;
  const own = texts.readings.get(id)?.errors ?? findFailures(facts, operation);
  const add = (isListed: boolean, status: number, message: string) =>
    isListed ? [{ status, message }] : [];
  const checks: readonly Failure[] = [
    ...add(
      callers.needs === 'token' && callers.authorized,
      callers.roles.length > 0 ? 403 : 401,
      'The token is missing or not valid.',
    ),
    ...add(hasRules(operation), 400, BROKEN_RULE),
  ];
  const findIn = (list: readonly Failure[], { status, message }: Failure) =>
    list.find((failure) => failure.status === status && failure.message === message);
  return [
    // A list names the two checks itself where something comes before them.
    ...checks.filter((check) => findIn(own, check) === undefined),
    ...own.map((failure) => findIn(checks, failure) ?? failure),
    ...add(
      success.status >= 400,
      success.status,
      'The method returns nothing, which the server answers with this status.',
    ),
  ];
}

/** What the reader of the source has found, each once. */
function findFailures({ errors }: Facts, operation: OperationFact): readonly Failure[] {
  const found = operation.errors.flatMap((id) => errors.filter((error) => error.id === id));
  const failures = found.map(({ status, message, name }) => ({
    status,
    message: message === '' ? `${name}, message unknown` : message,
    name,
  }));
  return [...new Map(failures.map((failure) => [JSON.stringify(failure), failure])).values()];
}

/**
 * Whether a request can break a rule, which the server answers with 400: a rule of a parameter,
 * or of the body's class. A class without any rule is never refused.
 */
export function hasRules({ body, parameters }: OperationFact): boolean {
  const isBreakable = parameters.some(({ in: place, required: isRequired, schema }) => {
    const isAsked = isRequired && place !== 'path';
    return isAsked || isConverted(schema) || brokenRuleOf({ place, isRequired, schema });
  });
  return isBreakable || body?.source === 'class';
}

/** routing-controllers turns the text into a number, boolean or date, and refuses what is none. */
function isConverted({ type, format }: JsonSchema): boolean {
  return ['number', 'integer', 'boolean'].includes(String(type)) || format === 'date-time';
}

const RULES = ['required', 'pattern', 'enum', 'minimum', 'format', 'maximum', 'maxLength', 'type'];

/** The server's message for the first rule that a request can break: a part of a path is always a text and not empty. */
export function brokenRuleOf(field: Pick<RequestField, 'place' | 'isRequired' | 'schema'>) {
  const isFree = field.place !== 'path';
  const rules = RULES.slice(isFree && field.isRequired ? 0 : 1, isFree ? undefined : -1);
  return rules.map((rule) => field.schema['x-messages']?.[rule]).find((text) => text !== undefined);
}
