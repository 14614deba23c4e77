import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFiles, readSite, type SiteSource } from '@vibe-docs/content';
import { describe, expect, test } from 'vitest';
import { memoryCache } from '../cache/result-cache.ts';
import { readEnvironment } from '../samples-environment.ts';
import { followLessons, type NotFollowed, readNotFollowed } from './follow-lessons.ts';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

const site: SiteSource = {
  folder: 'site',
  url: 'https://docs.example/vibe',
  sets: [
    {
      kind: 'docs',
      name: 'tutorials',
      folder: 'site/tutorials',
      routeBasePath: 'tutorials',
      sidebars: {},
      versions: [],
    },
  ],
  staticFolders: [],
  knownRoutes: [],
  knownFiles: [],
};

/** An empty folder, two modules and a program; the second lesson begins with its end. */
const FIRST = `---
title: First
---

## Build it {#build}

\`\`\`bash
mkdir riddle
cd riddle
npm init -y
npm pkg set type=module
npm install --save-dev typescript@6.0
\`\`\`

\`\`\`json title="tsconfig.json"
{ "compilerOptions": { "module": "nodenext", "rootDir": "src", "outDir": "build" }, "include": ["src"] }
\`\`\`

\`\`\`ts title="src/points.ts"
export const points = 3;
\`\`\`

\`\`\`ts title="src/main.ts"
import { points } from './points.js';

console.log(points);
\`\`\`

\`\`\`bash
npx tsc && node build/main.js
\`\`\`

\`\`\`text
3
\`\`\`

<Checkpoint />
`;

const SECOND = `---
title: Second
---

You start from the folder \`riddle\` at the end of [First](/tutorials/first).

## Build it {#build}

In \`src/points.ts\`, replace \`3\` by \`4\`.

\`\`\`console
$ npx tsc && node build/main.js
4
\`\`\`

<Checkpoint />
`;

/** Its server prints some time after its answer. */
const SERVER = `---
title: Server
---

## Build it {#build}

\`\`\`bash
mkdir riddle
cd riddle
npm init -y
npm pkg set type=module
npm pkg set scripts.start="node server.js"
\`\`\`

\`\`\`js title="server.js"
import { createServer } from 'node:http';

const server = createServer((_, response) => {
  response.end('Hello');
  setTimeout(() => console.log('answered'), 300);
});
server.listen(4127, () => console.log('http://localhost:4127'));
\`\`\`

Start the server with \`npm start\`, and send a request in a second terminal:

\`\`\`console
$ curl -s http://localhost:4127
Hello
\`\`\`

\`\`\`text
answered
\`\`\`

<Checkpoint />
`;

const environment = {
  ...readEnvironment(projectFolder, memoryCache()),
  listingsFolder: join(import.meta.dirname, 'none'),
};

/** Findings of two lessons, with their line. */
async function follow(
  first: string,
  second: string,
  notFollowed: NotFollowed = [],
  cache = memoryCache(),
) {
  const { pages } = readSite(
    site,
    memoryFiles({ 'site/tutorials/first.mdx': first, 'site/tutorials/second.mdx': second }),
  );
  const { diagnostics } = await followLessons(
    pages,
    { ...environment, cache },
    { all: pages, sets: ['tutorials'], notFollowed },
  );
  return diagnostics.map(
    ({ file, line, code, message }) => `${file.slice(15)}:${line} ${code} ${message}`,
  );
}

const NO_SECOND: NotFollowed = [{ lesson: 'second', reason: 'not meant' }];

describe('a lesson', { timeout: 60_000 }, () => {
  test('is followed from an empty folder, and from the end of the lesson that it names', async () => {
    expect(await follow(FIRST, SECOND)).toEqual([]);
  });

  test.each([
    [
      'a wrong output',
      '\n3\n```',
      '\n5\n```',
      '34 lesson/output The page shows "5", the reader sees "3".',
    ],
    [
      'a missing file',
      '```ts title="src/points.ts"\nexport const points = 3;\n```\n',
      '',
      `26 lesson/command "npx tsc && node build/main.js" fails: src/main.ts(1,24): error TS2307: Cannot find module './points.js'`,
    ],
    [
      'a wrong order',
      'npm pkg set type=module\nnpm install --save-dev typescript@6.0\n```\n',
      'npm pkg set type=module\nnpx tsc\nnpm install --save-dev typescript@6.0\n```\n',
      '7 lesson/command "npx tsc" fails: npx: "tsc" is not installed',
    ],
    [
      'a renamed export',
      'const points = 3',
      'const score = 3',
      `29 lesson/command "npx tsc && node build/main.js" fails: src/main.ts(1,10): error TS2305: Module '"./points.js"' has no exported member 'points'.`,
    ],
    [
      'an unanswered prompt',
      'npm init -y',
      'npm init',
      '7 lesson/command "npm init" fails: npm init: asks questions that the page does not answer',
    ],
    [
      'another version',
      'typescript@6.0',
      'typescript@5.9',
      '7 lesson/command "npm install --save-dev typescript@5.9" fails: npm: the page installs typescript@5.9',
    ],
  ])('fails with %s', async (_, right, wrong, finding) => {
    expect(FIRST).toContain(right);
    const found = await follow(FIRST.replace(right, wrong), SECOND, NO_SECOND);
    expect(found[0]?.startsWith(`first.mdx:${finding}`), found.join('\n')).toBe(true);
  });

  test('is compared with what its server prints after the answer', async () => {
    expect(await follow(SERVER, SECOND, NO_SECOND)).toEqual([]);
    expect(
      await follow(SERVER.replace('text\nanswered', 'text\nasked'), SECOND, NO_SECOND),
    ).toEqual([expect.stringContaining('lesson/output The page shows "asked", the reader sees')]);
  });

  test('fails where its starting point or a file is not there', async () => {
    const second = SECOND.replace('/tutorials/first', '/tutorials/gone').replace(
      '```console',
      '```ts title="src/a.ts" region="b"\nrun();\n```\n\n```console',
    );
    expect((await follow(FIRST, second)).map((line) => line.split(' ')[1])).toEqual(
      expect.arrayContaining(['lesson/start', 'lesson/file']),
    );
  });

  test('is reported when it is an exception without need', async () => {
    const exceptions = [{ lesson: 'second', topic: 'build', reason: 'a mistake' }];
    expect(await follow(FIRST, SECOND, exceptions)).toEqual([
      'second.mdx:1 lesson/exception "build" can be followed, and is listed as an exception.',
    ]);
  });

  test('is not followed again when nothing but its exceptions failed', async () => {
    const second = SECOND.replace('\n4\n', '\n5\n');
    const exceptions = [{ lesson: 'second', topic: 'build', reason: 'a mistake' }];
    const cache = memoryCache();
    const stored: string[] = [];
    const counting = {
      ...cache,
      set: (key: string, value: unknown) => {
        stored.push(key);
        cache.set(key, value);
      },
    };
    expect(await follow(FIRST, second, exceptions, counting)).toEqual([]);
    expect(await follow(FIRST, second, exceptions, counting)).toEqual([]);
    expect(stored).toHaveLength(2);
    expect(await follow(FIRST, second, [], counting)).toHaveLength(1);
  });
});

test('the exceptions of the site can be read', () => {
  expect(readNotFollowed(environment.samplesFolder).length).toBeGreaterThan(0);
});
