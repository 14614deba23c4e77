import { type JWTVerifyGetKey, jwtVerify } from 'jose';

export const projectId = 'riddle-demo';
export const issuer = `https://securetoken.google.com/${projectId}`;

export interface Identity {
  uid: string;
  email: string;
}

/** Says who a token belongs to; throws if it is not genuine, not for this project or too old. */
export async function verifyIdToken(token: string, keys: JWTVerifyGetKey): Promise<Identity> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    issuer,
    audience: projectId,
  });
  if (payload.sub === undefined || typeof payload.email !== 'string') {
    throw new Error('The token names nobody.');
  }
  return { uid: payload.sub, email: payload.email };
}
