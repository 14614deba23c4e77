import { IsEmail, IsNotEmpty, IsOptional, IsString, Matches, MinLength } from 'class-validator';

const NAME = /^[A-Za-z ]+$/;

/** What a new account needs. Body of `AuthController.signup`. */
export class SignUpBody {
  /** E-mail address of the account. It must not belong to another account. */
  @IsEmail()
  email!: string;

  /** Password, at least 8 characters. Only the length is checked, not which characters it has. */
  @IsNotEmpty()
  @MinLength(8)
  password!: string;

  /** First name: Latin letters and spaces. */
  @IsNotEmpty()
  @Matches(NAME)
  firstName!: string;

  /** Last name, for people who have one: Latin letters and spaces. */
  @IsOptional()
  @Matches(NAME)
  lastName?: string;
}

/** Profile of a person who signed in with Google. Body of `AuthController.googleSignup`. */
export class GoogleSignUpBody {
  /** E-mail address of the Google account. */
  @IsEmail()
  email!: string;

  /** First name: Latin letters and spaces. */
  @IsNotEmpty()
  @Matches(NAME)
  firstName!: string;

  /** Last name, for people who have one: Latin letters and spaces. */
  @IsOptional()
  @Matches(NAME)
  lastName?: string;
}

/**
 * A new password, twice. Body of `AuthController.changePassword`. The backend puts no rules on this
 * class: keep to 8 characters or more yourself. That also leaves a gap in the generated description.
 */
export class ChangePasswordBody {
  /** The new password, at least 8 characters. */
  newPassword!: string;

  /** The same password again. The service compares the two. */
  newPasswordConfirm!: string;
}

/**
 * Declared answer to a sign-up. No operation uses this class: the server answers with `userId`, and
 * with `invites` where an accepted invite led to an enrollment.
 */
export class SignUpResponse {
  /** Id of the user in Firebase. */
  @IsString()
  uid!: string;

  /** E-mail address of the account. */
  @IsEmail()
  email!: string;

  /** First name. */
  @IsString()
  firstName!: string;

  /** Last name. */
  @IsString()
  lastName!: string;
}

/** A token of a sign-up provider. No operation uses this class in July 2025. */
export class VerifySignUpProviderBody {
  /** The provider's token. */
  @IsNotEmpty()
  @IsString()
  token!: string;
}

/** Answer of `AuthController.changePassword`. */
export class ChangePasswordResponse {
  /** `true` when the password was changed. */
  success!: boolean;

  /** The result in words. */
  @IsString()
  message!: string;
}

/** Declared answer to a token check. No operation uses this class in July 2025. */
export class TokenVerificationResponse {
  /** The result in words. */
  @IsString()
  message!: string;
}

/** Declared shape of a refusal. No operation uses it: refusals have `name` and `message`. */
export class AuthErrorResponse {
  /** What went wrong. */
  @IsString()
  message!: string;
}

/** Credentials. Body of `AuthController.login`. */
export class LoginBody {
  /** E-mail address of the account. */
  @IsEmail()
  email!: string;

  /** Password of the account, at least 8 characters. */
  @IsNotEmpty()
  @MinLength(8)
  password!: string;
}

/** The nine classes in the order of the module's entry. */
export const AUTH_VALIDATORS = [
  SignUpBody,
  GoogleSignUpBody,
  ChangePasswordBody,
  SignUpResponse,
  VerifySignUpProviderBody,
  ChangePasswordResponse,
  TokenVerificationResponse,
  AuthErrorResponse,
  LoginBody,
] as const;
