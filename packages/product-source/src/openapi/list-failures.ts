import type { ErrorFact, Facts, JsonSchema, OperationFact } from '../facts.ts';
import type { RequestField } from '../request/request-model.ts';
import { correctionsOf, type Texts } from './read-texts.ts';

/** A refusal of the server. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  /** Condition in the source; empty when there is none. */
  readonly when: string;
  /** Class of the error; missing where the server's framework refuses. */
  readonly name?: string;
  /** It is not determined whether a request can cause it. */
  readonly isDoubtful?: boolean;
}

/** Stands among the failures for all rules of parameters and body. */
export const BROKEN_RULE = 'Parameters or body fail validation.';

/**
 * What an operation may refuse with, in the order of routing-controllers: `@UseBefore`, token, uploads, parameters
 * and body, then permissions and the method itself.
 *
 * @param texts with corrections
 * @param isLeftOut errors that are told elsewhere
 */
export function listFailures(
  { facts, texts }: { readonly facts: Facts; readonly texts: Texts },
  operation: OperationFact,
  isLeftOut: (error: ErrorFact) => boolean = () => false,
): readonly Failure[] {
  const { callers, success, early } = operation;
  const { isNever, isDoubtful, also } = correctionsOf(texts, operation);
  const add = (isListed: boolean, status: number, message: string) =>
    isListed ? [{ status, message, when: '' }] : [];
  const thrown = (ids: readonly string[] = []) =>
    ids
      .flatMap((id) => facts.errors.filter((error) => error.id === id))
      .filter((error) => !isLeftOut(error) && !isNever(error))
      .map((error) => ({ ...failureOf(error), ...(isDoubtful(error) && { isDoubtful: true }) }));
  const all: readonly Failure[] = [
    ...thrown(early?.token),
    ...add(
      callers.needs === 'token' && callers.authorized,
      callers.roles.length > 0 ? 403 : 401,
      'The token is missing or not valid.',
    ),
    ...thrown(early?.rules),
    ...add(hasRules(operation), 400, BROKEN_RULE),
    ...thrown(operation.errors),
    ...also,
    ...add(
      success.status >= 400,
      success.status,
      'The method returns nothing, which the server answers with this status.',
    ),
  ];
  const nameOf = ({ status, message }: Failure) => `${status} ${message}`;
  const certain = new Set(all.filter(({ isDoubtful }) => !isDoubtful).map(nameOf));
  const told = all.filter((failure) => !failure.isDoubtful || !certain.has(nameOf(failure)));
  // Of the same failure, the first place counts.
  return [...new Map(told.map((failure) => [JSON.stringify(failure), failure])).values()];
}

/** The failure that a thrown error becomes. */
export function failureOf({ status, message, name, when }: ErrorFact): Failure {
  return { status, message: message === '' ? `${name}, message unknown` : message, when, name };
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
