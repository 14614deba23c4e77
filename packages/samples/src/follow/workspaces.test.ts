import { expect, test } from 'vitest';
import { followAll } from './testing/follow-made-up.ts';
import { WORKSPACES } from './testing/made-up-projects.ts';

const findings = async (first: string) =>
  (await followAll({ first })).diagnostics.map(({ line, message }) => `${line} ${message}`);

test('workspaces use each other, and commands run in one of them', {
  timeout: 60_000,
}, async () => {
  expect(await findings(WORKSPACES)).toEqual([]);
});

test.each([
  [
    'declares another version of it',
    '"@riddle/rules": "^1.0.0"',
    '"@riddle/rules": "^2.0.0"',
    '"npm install" fails: npm: the page installs @riddle/rules@2, the project has 1.0.0',
  ],
  [
    'is not in the folder of the workspaces',
    'title="apps/server/package.json"',
    'title="server/package.json"',
    '"npm run print --workspace @riddle/server" fails: npm error No workspaces found',
  ],
])('a workspace that %s is reported', { timeout: 60_000 }, async (_, right, wrong, message) => {
  expect(WORKSPACES).toContain(right);
  expect(await findings(WORKSPACES.replace(right, wrong))).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
});
