import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Identity, issuer, projectId } from '../src/verifyIdToken.js';

// #region solution
const signedOutAt = new Map<string, Date>();

/** Ends all sessions of somebody: tokens that exist already are refused. */
export function signOutEverywhere(uid: string, now = new Date()): void {
  signedOutAt.set(uid, now);
}

export async function verifyIdToken(token: string, keys: JWTVerifyGetKey): Promise<Identity> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    issuer,
    audience: projectId,
  });
  if (payload.sub === undefined || typeof payload.email !== 'string') {
    throw new Error('The token names nobody.');
  }
  const signedOut = signedOutAt.get(payload.sub)?.getTime() ?? 0;
  if ((payload.iat ?? 0) * 1000 < signedOut) {
    throw new Error('The token is from before the sign-out.');
  }
  return { uid: payload.sub, email: payload.email };
}
// #endregion solution
