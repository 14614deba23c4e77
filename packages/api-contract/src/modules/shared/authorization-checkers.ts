import type { Action } from 'routing-controllers';
import { contractOnly } from './contract-only.ts';

/**
 * Checks the token of a request: takes what stands after the space in the header `authorization`,
 * and lets the identity service verify it.
 *
 * @returns whether the request may go on; any error counts as no. Roles are ignored.
 */
export async function authorizationChecker(_action: Action, _roles: unknown[]): Promise<boolean> {
  return contractOnly();
}

/**
 * As `authorizationChecker`, but its result is what `@CurrentUser` receives: `null` without a valid
 * token, otherwise the result of the verification, which is a boolean and not a user.
 */
export async function currentUserChecker(_action: Action): Promise<boolean | null> {
  return contractOnly();
}
