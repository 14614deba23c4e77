import {
  choice,
  flag,
  type JsonSchema,
  list,
  object,
  objectId,
  ref,
  text,
} from '../json-schema.ts';
import { courseIdField, dateField, versionIdField } from './fields.ts';

const NAME_PATTERN = '^[A-Za-z ]+$';

const firstName = text('First name: Latin letters and spaces.', 'Asha', { pattern: NAME_PATTERN });
const lastName = text('Last name: Latin letters and spaces.', 'Rao', { pattern: NAME_PATTERN });
const email = text('E-mail address of the account.', 'asha@example.org', { format: 'email' });

function password(description: string): JsonSchema {
  const rules = { format: 'password', minLength: 8, writeOnly: true };
  return text(description, 'correct horse', rules);
}

const loginTokens: JsonSchema = {
  ...object('The credentials are right.', {
    kind: text(
      'Kind of answer, set by the Identity Toolkit.',
      'identitytoolkit#VerifyPasswordResponse',
    ),
    localId: text('Id of the user in Firebase.', 'f1reBaseUid'),
    email,
    displayName: text('Display name: first and last name.', 'Asha Rao'),
    idToken: text(
      'Firebase ID token: the bearer token of the other calls.',
      'eyJhbGciOiJSUzI1NiJ9.e30.c2ln',
    ),
    registered: flag('Whether the address belongs to an account.'),
    refreshToken: text('Token with which the client gets a new ID token.', 'AMf-vBy...'),
    expiresIn: text('Lifetime of the ID token in seconds, as text.', '3600'),
  }),
};

const loginError = object('The credentials are wrong; the status is 200 all the same.', {
  error: object('What the Identity Toolkit refused.', {
    code: { type: 'integer', description: 'Status of the Identity Toolkit.', examples: [400] },
    message: text('Reason as a constant.', 'INVALID_LOGIN_CREDENTIALS'),
    errors: list('The reasons one by one.', {
      type: 'object',
      description: 'One reason, as the Identity Toolkit gives it.',
      additionalProperties: true,
      examples: [{ message: 'INVALID_LOGIN_CREDENTIALS' }],
    }),
  }),
});

/** Schemas of the auth module. */
export const authSchemas: Readonly<Record<string, JsonSchema>> = {
  SignUpBody: object(
    'What a new account needs.',
    {
      email,
      password: password(
        'At least 8 characters. The server checks the length only: not upper case, digits or symbols.',
      ),
      firstName,
    },
    { lastName },
  ),
  GoogleSignUpBody: object(
    'Profile data for a person who signed in with Google.',
    { email, firstName },
    { lastName },
  ),
  SignUpResult: object(
    'The new profile.',
    { userId: objectId('Id of the local profile.', '665f1c2ab7e4d90012a3f407') },
    { invites: list('The accepted invites that led to an enrollment.', ref('InviteResult')) },
  ),
  ChangePasswordBody: object('The new password, twice.', {
    newPassword: password('The new password, at least 8 characters.'),
    newPasswordConfirm: password('The same password again.'),
  }),
  ChangePasswordResponse: object('Whether the password was changed.', {
    success: flag('`true` when the password was changed.'),
    message: text('The result in words.', 'Password updated'),
  }),
  LoginBody: object('Credentials.', {
    email,
    password: password('The password of the account, at least 8 characters.'),
  }),
  LoginAnswer: {
    description: 'The answer of the Google Identity Toolkit, passed on as it is.',
    oneOf: [loginTokens, loginError],
  },
  InviteResult: object(
    'An invite as the API shows it.',
    {
      inviteId: objectId('Id of the invite.'),
      email: text('The invited address.', 'ravi@example.org', { format: 'email' }),
      inviteStatus: choice('Where the invite stands.', [
        'ACCEPTED',
        'PENDING',
        'CANCELLED',
        'EMAIL_FAILED',
        'ALREADY_ENROLLED',
      ]),
      role: ref('EnrollmentRole'),
    },
    {
      courseId: courseIdField,
      courseVersionId: versionIdField,
      acceptedAt: dateField('When it was accepted; only with the status ACCEPTED.'),
    },
  ),
};
