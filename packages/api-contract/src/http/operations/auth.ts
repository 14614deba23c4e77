import { ref } from '../json-schema.ts';
import type { OperationSpec } from '../operation.ts';

const FIREBASE_REFUSES =
  'Firebase refuses the account, for example because the e-mail address is taken';

/** The four operations of the auth module. */
export const authOperations: readonly OperationSpec[] = [
  {
    id: 'AuthController.signup',
    method: 'post',
    path: '/auth/signup',
    tag: 'Authentication',
    summary: 'Create an account with e-mail and password',
    description:
      'Creates the Firebase user, then the local profile with the global role `user`. The person is enrolled in every course version for which an invite to that address was accepted before. The e-mail address starts unverified. The password goes to Firebase and is not stored in the database.',
    auth: 'none',
    callers: 'Anyone. No token is needed.',
    body: { schema: ref('SignUpBody') },
    success: {
      status: 201,
      description: 'The account exists. `invites` is there only when an enrollment was made.',
      schema: ref('SignUpResult'),
    },
    errors: { 400: 'A field breaks a rule', 500: FIREBASE_REFUSES },
    deviations: [
      'An address that is already used gives 500, not a 4xx status.',
      'When the local profile cannot be written, the Firebase user stays: the address is then taken.',
    ],
  },
  {
    id: 'AuthController.googleSignup',
    method: 'post',
    path: '/auth/signup/google',
    tag: 'Authentication',
    summary: 'Create a profile for a person who signed in with Google',
    description:
      'The person signs in with Google in the client first. Send the Firebase ID token of that sign-in as bearer token: the local profile is made for its user. Accepted invites lead to enrollments, as with `AuthController.signup`.',
    auth: 'bearer',
    callers: 'A person who holds the Firebase ID token of a Google sign-in.',
    body: { schema: ref('GoogleSignUpBody') },
    success: {
      status: 201,
      description: 'The profile exists. `invites` is there only when an enrollment was made.',
      schema: ref('SignUpResult'),
    },
    errors: { 400: 'A field breaks a rule', 500: 'The token is missing or not valid' },
    deviations: [
      'The route is not marked as protected. A missing or invalid token therefore gives 500, not 401.',
    ],
  },
  {
    id: 'AuthController.changePassword',
    method: 'patch',
    path: '/auth/change-password',
    tag: 'Authentication',
    summary: 'Change your own password',
    description:
      'Sets a new password for the signed-in user in Firebase. Both fields must hold the same text.',
    auth: 'bearer',
    callers: 'Any signed-in user, for the own account.',
    body: { schema: ref('ChangePasswordBody') },
    success: {
      status: 200,
      description: 'The password is changed.',
      schema: ref('ChangePasswordResponse'),
    },
    errors: {
      400: 'The two passwords differ',
      500: 'In July 2025 every call that passes the token check',
    },
    deviations: [
      'In July 2025 the call always ends with 500: the handler reads `request.user`, which nothing sets.',
      'The server does not check the fields, so the minimum length is a rule for the caller to keep.',
    ],
  },
  {
    id: 'AuthController.login',
    method: 'post',
    path: '/auth/login',
    tag: 'Authentication',
    summary: 'Sign in with e-mail and password',
    description:
      'Passes the credentials on to the Google Identity Toolkit (`signInWithPassword`) and returns its answer as it is. Use `idToken` as bearer token in the other calls. The server needs `FIREBASE_API_KEY` for this.',
    auth: 'none',
    callers: 'Anyone. No token is needed.',
    body: { schema: ref('LoginBody') },
    success: {
      status: 200,
      description: 'The answer of the Identity Toolkit: tokens, or an `error` object.',
      schema: ref('LoginAnswer'),
    },
    errors: { 400: 'A field breaks a rule' },
    deviations: [
      'Wrong credentials also give 200. Look for `error` in the body before you read `idToken`.',
    ],
  },
];
