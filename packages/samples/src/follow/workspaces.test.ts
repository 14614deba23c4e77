import { expect, test } from 'vitest';
import { followAll } from './testing/follow-made-up.ts';

/** A root with two packages, of which one uses the other. */
const WORKSPACES = `---
title: Workspaces
---

## Build it {#build}

\`\`\`json title="package.json"
{ "name": "riddle", "private": true, "type": "module", "workspaces": ["packages/*", "apps/*"] }
\`\`\`

\`\`\`json title="packages/rules/package.json"
{ "name": "@riddle/rules", "version": "1.0.0", "type": "module", "exports": "./index.js", "dependencies": { "zod": "^4.6.0" } }
\`\`\`

\`\`\`js title="packages/rules/index.js"
import { z } from 'zod';

export const points = z.number().parse(3);
\`\`\`

\`\`\`json title="apps/server/package.json"
{ "name": "@riddle/server", "version": "1.0.0", "type": "module", "scripts": { "print": "node print.js" }, "dependencies": { "@riddle/rules": "^1.0.0" } }
\`\`\`

\`\`\`js title="apps/server/print.js"
import { points } from '@riddle/rules';

console.log(points);
\`\`\`

\`\`\`text title=".gitignore"
node_modules/
.env
\`\`\`

\`\`\`bash
npm install
npm run print --workspace @riddle/server
\`\`\`

\`\`\`text
3
\`\`\`

\`\`\`console
$ cat .gitignore
node_modules/
.env
\`\`\`

\`\`\`bash in="packages/rules/index.js" replace="points = " by="score = "
node apps/server/print.js
\`\`\`

\`\`\`text
SyntaxError: The requested module '@riddle/rules' does not provide an export named 'points'
\`\`\`

\`\`\`text title="hint.txt" undo="packages/rules/index.js"
GET reads.
\`\`\`

\`\`\`console
$ cat hint.txt
GET reads.
$ node apps/server/print.js
3
\`\`\`

<Checkpoint />
`;

const findings = async (first: string) =>
  (await followAll({ first })).diagnostics.map(({ line, message }) => `${line} ${message}`);

test('workspaces use each other, and commands run in one of them', async () => {
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
])('a workspace that %s is reported', async (_, right, wrong, message) => {
  expect(WORKSPACES).toContain(right);
  expect(await findings(WORKSPACES.replace(right, wrong))).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
});
