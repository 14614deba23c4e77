import type { OperationSpec, Role } from '../operation.ts';

/** What 400 means where ids and the body are checked. */
export const INVALID_INPUT = 'An id in the path or a field of the body breaks a rule';
/** What 400 means where only ids are checked. */
export const INVALID_ID = 'An id in the path is not a 24-character hexadecimal id';
/** What 403 means wherever the ability rules are asked. */
export const NOT_ALLOWED = 'Your role does not allow this here';

const MANAGERS: readonly Role[] = ['admin', 'manager'];
const TEACHERS: readonly Role[] = ['admin', 'manager', 'instructor'];
const EVERYONE: readonly Role[] = ['admin', 'manager', 'instructor', 'TA', 'student'];

/** Who passes, in words and as the measured list of roles. */
export const MANAGERS_MAY: Pick<OperationSpec, 'callers' | 'roles'> = {
  callers: 'Admins, and managers of the course.',
  roles: MANAGERS,
};
export const TEACHERS_MAY: Pick<OperationSpec, 'callers' | 'roles'> = {
  callers: 'Admins, and managers and instructors of the course version.',
  roles: TEACHERS,
};
export const EVERYONE_MAY: Pick<OperationSpec, 'callers' | 'roles'> = {
  callers: 'Admins, and managers, instructors, TAs and students of the course version.',
  roles: EVERYONE,
};
