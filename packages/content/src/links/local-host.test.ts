import { expect, test } from 'vitest';
import { isLocalHost } from './local-host.ts';

test.each([
  ['http://localhost:3000/x', true],
  ['http://127.0.0.1/', true],
  ['http://127.1.2.3/', true],
  ['http://[::1]:80/', true],
  ['http://app.localhost/', true],
  ['http://localhost.example/', false],
  ['http://128.0.0.1/', false],
])('%s: %s', (url, isLocal) => {
  expect(isLocalHost(new URL(url))).toBe(isLocal);
});
