import type { CheckFact, Facts } from './facts.ts';

/** Roles that a check lets pass, some of them only within limits: from the rules of its ability. */
export function rolesOf(facts: Pick<Facts, 'abilities'>, check: CheckFact) {
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
