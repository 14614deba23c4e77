import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { issuer, projectId } from './verifyIdToken.js';

const { publicKey, privateKey } = await generateKeyPair('RS256');
const key = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' };

/** The public keys. Firebase publishes its own for everybody. */
export const publicKeys = createLocalJWKSet({ keys: [key] });

/** Plays Firebase: gives an ID token to somebody who has entered the right password. */
export function signIn(uid: string, email: string, lifetime = '1h'): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setSubject(uid)
    .setIssuer(issuer)
    .setAudience(projectId)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(privateKey);
}
