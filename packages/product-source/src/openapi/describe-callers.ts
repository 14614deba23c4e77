import type { Facts, OperationFact } from '../facts.ts';
import { rolesOf } from '../roles.ts';
import { listFailures } from './list-failures.ts';
import type { Failure, Texts } from './read-texts.ts';

const ROLE_NAMES: Readonly<Record<string, string>> = {
  admin: 'admins',
  MANAGER: 'managers',
  INSTRUCTOR: 'instructors',
  TA: 'teaching assistants',
  STAFF: 'staff',
  STUDENT: 'students',
  '*': 'anyone who is signed in',
};

/** Errors with 403 about the state of something, or about a token without a user: not about who calls. */
const ABOUT_STATE = /archived|inactive|disabled|turned off|resolve authenticated user/;

/** Who may call an operation, in sentences. What the source does not decide is said to be unknown. */
export function describeCallers(
  sources: { readonly facts: Facts; readonly texts: Texts },
  operation: OperationFact,
): readonly string[] {
  const { facts } = sources;
  const { needs, authorized, roles, adminsOnly, checks, abilities } = operation.callers;
  if (needs === 'none') return ['Anyone; no token is needed.'];
  if (needs === 'key') return ['Other applications with an API key (header `X-API-Key`).'];
  const refusing = checks.filter(({ effect }) => effect === 'refuses');
  const sentences = refusing.map((check) => {
    const names = rolesOf(facts, check).map(
      ({ role, isLimited }) => `${ROLE_NAMES[role] ?? role}${isLimited ? ' (within limits)' : ''}`,
    );
    const isKnown = facts.abilities.some(({ ability }) => ability === check.ability);
    const who = names.length > 0 ? names.join(', ') : isKnown ? 'nobody' : 'unknown';
    return `Permission \`${check.action}\` on \`${check.subject}\`${check.conditional ? ', in some cases' : ''}: ${who}.`;
  });
  const refusals = listFailures(sources, operation).filter(
    ({ status, name, message, words }) =>
      status === 403 &&
      name !== undefined &&
      !ABOUT_STATE.test(`${message} ${words}`) &&
      !(adminsOnly && /\badmin/i.test(message)),
  );
  const thrown = facts.errors.filter(({ id }) => operation.errors.includes(id));
  const isOfMethod = ({ message }: Failure) =>
    thrown.some((error) => error.file === operation.file && error.message === message);
  const isRefusedByMethod = refusals.some(isOfMethod);
  const isRefusedByServices = !refusals.every(isOfMethod);
  const unasked =
    abilities.length > 0 ? '; the method computes permissions and does not check them' : '';
  const everybody = isRefusedByMethod
    ? 'A valid token is needed; the method itself refuses some callers, see 403.'
    : `Anyone with a valid token${unasked}.`;
  return [
    adminsOnly && 'Admins; the method refuses everyone else.',
    !adminsOnly && refusing.length === 0 && everybody,
    ...(adminsOnly ? [] : sentences),
    roles.length > 0 &&
      `The source names the roles ${roles.join(', ')}, but the server's check does not look at them.`,
    !authorized &&
      'The method lacks `@Authorized`: a missing token is not answered with 401 by it.',
    isRefusedByServices && 'Services that it calls may refuse further callers; see 403.',
  ].filter((text) => typeof text === 'string');
}
