import express from 'express';
import { decodeJwt } from 'jose';
import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectRecorded } from '../../../transcript.js';
import { signOutEverywhere, verifyIdToken as verifyFresh } from '../solution/verifyIdToken.js';
import { createApp } from '../src/app.js';
import { publicKeys, signIn } from '../src/firebase.js';
import { startSession } from '../src/session.js';
import { verifyIdToken } from '../src/verifyIdToken.js';

const output = (name: string) => new URL(`../output/${name}.txt`, import.meta.url);

/** Sends requests with the token of a file, as `curl -s -w ' %{http_code}\n'` prints the replies. */
async function record(name: string, requests: readonly (readonly [string, string?])[]) {
  const app = createApp(publicKeys);
  const parts: string[] = [];
  for (const [path, who] of requests) {
    const token = await signIn(`uid-${who}`, `${who}@riddle.example`);
    const sent = request(app).get(path);
    const { status, text } = await (who ? sent.set('Authorization', `Bearer ${token}`) : sent);
    const header = who ? ` -H "Authorization: Bearer $(cat ${who}.token)"` : '';
    const command = `$ curl -s -w ' %{http_code}\\n'${header} localhost:3000${path}`;
    parts.push(`${command}\n${text} ${status}\n`);
  }
  expectRecorded(output(name), parts.join(''));
}

const reasonOf = async (promise: Promise<unknown>) =>
  await promise.then(
    () => 'accepted',
    (error) => String(error),
  );

test('without a token, only public routes reply', async () => {
  await record('nobody', [['/questions'], ['/me']]);
});

test('a token says who asks', async () => {
  await record('me', [
    ['/me', 'owl'],
    ['/me', 'fox'],
  ]);
});

test('a role decides who may', async () => {
  await record('roles', [
    ['/report', 'owl'],
    ['/report', 'fox'],
  ]);
});

test('a changed token is refused, and its author reads what it says', async () => {
  const [header, payload = '', signature] = (await signIn('uid-owl', 'owl@riddle.example')).split(
    '.',
  );
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'uid-fox' };
  const forged = [
    header,
    Buffer.from(JSON.stringify(claims)).toString('base64url'),
    signature,
  ].join('.');
  expect(decodeJwt(forged).sub).toBe('uid-fox');
  expect(await reasonOf(verifyIdToken(forged, publicKeys))).toContain(
    'signature verification failed',
  );
});

test('an old token is refused', async () => {
  const token = await signIn('uid-owl', 'owl@riddle.example', '-1s');
  expect(await reasonOf(verifyIdToken(token, publicKeys))).toContain(
    '"exp" claim timestamp check failed',
  );
});

test('a token without a signature is refused', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ sub: 'uid-fox' })}.`;
  expectRecorded(output('unsigned'), await reasonOf(verifyIdToken(token, publicKeys)));
});

test('the server logs why, and does not tell', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const token = await signIn('uid-owl', 'owl@riddle.example', '-1s');
  const reply = await request(createApp(publicKeys))
    .get('/me')
    .set('Authorization', `Bearer ${token}`);
  expect(reply.body).toEqual({ message: 'Your session is not valid. Sign in again.' });
  expectRecorded(output('log'), String(log.mock.calls[0]?.[0]));
});

test('a session begins with a cookie that scripts cannot read', async () => {
  const app = express().post('/session', startSession);
  const { headers, status } = await request(app).post('/session');
  expect(status).toBe(204);
  const cookie = String(headers['set-cookie'])
    .replace(/sid=[\da-f-]{36};/, 'sid=<id>;')
    .replace(/Expires=[^;]+/, 'Expires=<time>');
  expectRecorded(output('cookie'), `Set-Cookie: ${cookie}`);
});

test('the solution refuses tokens from before the sign-out', async () => {
  const token = await signIn('uid-owl', 'owl@riddle.example');
  const other = await signIn('uid-fox', 'fox@riddle.example');
  expect(await verifyFresh(token, publicKeys)).toEqual({
    uid: 'uid-owl',
    email: 'owl@riddle.example',
  });
  signOutEverywhere('uid-owl', new Date(Date.now() + 1000));
  expect(await reasonOf(verifyFresh(token, publicKeys))).toBe(
    'Error: The token is from before the sign-out.',
  );
  expect(await verifyFresh(other, publicKeys)).toMatchObject({ uid: 'uid-fox' });
});
