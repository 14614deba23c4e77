import { Authorized, Body, HttpCode, JsonController, Patch, Post } from 'routing-controllers';
import { contractOnly } from '../shared/contract-only.ts';
import type { SignUpResult } from './auth-answers.ts';
import {
  ChangePasswordBody,
  type ChangePasswordResponse,
  GoogleSignUpBody,
  LoginBody,
  SignUpBody,
} from './auth-validators.ts';

/**
 * Accounts and sign-in. Four routes under `/auth`; Firebase keeps the passwords, the backend keeps a
 * profile.
 */
@JsonController('/auth')
export class AuthController {
  /** Creates an account with e-mail and password, and enrols the person where invites wait. */
  @Post('/signup')
  @HttpCode(201)
  signup(@Body({ type: SignUpBody }) _body: SignUpBody): Promise<SignUpResult> {
    return contractOnly();
  }

  /** Creates the profile of a person who signed in with Google; the token comes in the header. */
  @Post('/signup/google')
  @HttpCode(201)
  googleSignup(@Body({ type: GoogleSignUpBody }) _body: GoogleSignUpBody): Promise<SignUpResult> {
    return contractOnly();
  }

  /** Sets a new password for the signed-in user. Always 500 in July 2025. */
  @Authorized()
  @Patch('/change-password')
  changePassword(
    @Body({ type: ChangePasswordBody }) _body: ChangePasswordBody,
  ): Promise<ChangePasswordResponse> {
    return contractOnly();
  }

  /** Passes credentials on to the Google Identity Toolkit and its answer back. */
  @Post('/login')
  login(@Body({ type: LoginBody }) _body: LoginBody): Promise<unknown> {
    return contractOnly();
  }
}
