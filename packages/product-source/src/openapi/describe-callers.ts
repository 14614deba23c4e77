import type { CheckFact, Facts, OperationFact } from '../facts.ts';

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

/** Roles that a check lets pass, some of them only within limits: from the rules of its ability. */
export function rolesOf(
  facts: Facts,
  check: CheckFact,
): readonly { readonly role: string; readonly isLimited: boolean }[] {
  const { attributes } = check;
  const isType = attributes === 'type';
  const rules = facts.abilities.filter(
    ({ ability, action, subject, within }) =>
      ability === check.ability &&
      (typeof attributes === 'string' || within.every((name) => attributes.includes(name))) &&
      (subject === check.subject || subject === 'all') &&
      (action === 'manage' || action.split(' ').includes(check.action)),
  );
  const allowed = rules.filter(({ effect }) => effect === 'can');
  const denied = new Set(
    rules
      // Asked about a type, a limited `cannot` does not count.
      .filter(({ effect, within }) => effect === 'cannot' && !(isType && within.length > 0))
      .map(({ role }) => role),
  );
  const roles = [...new Set(allowed.map(({ role }) => role))].filter(
    // A later `cannot` takes the right away; admins have left the function before it.
    (role) => role === 'admin' || !(denied.has(role) || denied.has('*')),
  );
  return roles.map((role) => {
    const own = allowed.filter((rule) => rule.role === role);
    return {
      role,
      isLimited: own.every(({ within, when }) => (!isType && within.length > 0) || when !== ''),
    };
  });
}

/** Who may call an operation, in sentences. What the source does not decide is said to be unknown. */
export function describeCallers(facts: Facts, operation: OperationFact): readonly string[] {
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
  const refusals = facts.errors.filter(
    ({ id, status, message, when }) =>
      operation.errors.includes(id) && status === 403 && !ABOUT_STATE.test(`${message} ${when}`),
  );
  const isRefusedByServices = refusals.some(({ file }) => file !== operation.file);
  const isRefusedByMethod = refusals.some(({ file }) => file === operation.file);
  const unasked =
    abilities.length > 0 ? '; the method computes permissions and does not check them' : '';
  const everybody = isRefusedByMethod
    ? 'A valid token is needed; the method itself refuses some callers, see 403.'
    : `Anyone with a valid token${unasked}.`;
  const note = (isShown: boolean, text: string) => (isShown ? [text] : []);
  return [
    ...note(adminsOnly, 'Admins; the method refuses everyone else.'),
    ...note(!adminsOnly && refusing.length === 0, everybody),
    ...(adminsOnly ? [] : sentences),
    ...note(
      roles.length > 0,
      `The source names the roles ${roles.join(', ')}, but the server's check does not look at them.`,
    ),
    ...note(
      !authorized,
      'The method lacks `@Authorized`: a missing token is not answered with 401 by it.',
    ),
    ...note(isRefusedByServices, 'Services that it calls may refuse further callers; see 403.'),
  ];
}
