import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** A history in one folder. */
const GIT = `---
title: Git
---

## Build it {#build}

### 1. Commit {#commit}

\`\`\`console
$ mkdir riddle && cd riddle && git init --quiet
$ echo "GET" > methods.txt
$ git add methods.txt
$ git commit --quiet -m "Add methods"
\`\`\`

### 2. Branch {#branch}

\`\`\`console
$ git switch --quiet -c hints
$ git log --format=%s
Add methods
\`\`\`

<Checkpoint />
`;

/** A client, up to what its compiler says: browsers are not for unit tests. */
const REACT = `---
title: React
---

## Build it {#build}

### 1. Create the project {#project}

\`\`\`bash
npx --yes create-vite@9.3.0 riddle-client --template react-ts --no-interactive
cd riddle-client
npm install --save-exact react@19.3.1
npm install --save-exact --save-dev typescript@6.0.3
\`\`\`

### 2. Show points {#show}

\`\`\`ts title="src/points.ts"
export const points = 3;
\`\`\`

\`\`\`tsx title="src/App.tsx"
import { points } from './points';

export default function App() {
  return <p>Points: {points}</p>;
}
\`\`\`

\`\`\`bash
npx tsc -b && echo compiled
\`\`\`

\`\`\`text
compiled
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
    ({ file, line, code, message, hint }) =>
      `${file.slice(15)}:${line} ${code} ${message} ${hint ?? ''}`,
  );
}

/** Expects the first finding of a lesson in which a text is replaced: line, code, step, message and remedy. */
async function expectFinding(
  lesson: string,
  [right, wrong]: readonly [string, string],
  finding: string,
): Promise<void> {
  expect(lesson).toContain(right);
  const found = await follow(lesson.replace(right, wrong), SECOND, NO_SECOND);
  expect(found[0]?.startsWith(`first.mdx:${finding}`), found.join('\n')).toBe(true);
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
      '34 lesson/output At "Build it": The page shows "5", the reader sees "3".',
    ],
    [
      'a missing file',
      '```ts title="src/points.ts"\nexport const points = 3;\n```\n',
      '',
      `26 lesson/command At "Build it": "npx tsc && node build/main.js" fails: src/main.ts(1,24): error TS2307: Cannot find module './points.js'`,
    ],
    [
      'a wrong order',
      'npm pkg set type=module\nnpm install --save-dev typescript@6.0\n```\n',
      'npm pkg set type=module\nnpx tsc\nnpm install --save-dev typescript@6.0\n```\n',
      '7 lesson/command At "Build it": "npx tsc" fails: npx: "tsc" is not installed',
    ],
    [
      'a renamed export',
      'const points = 3',
      'const score = 3',
      `29 lesson/command At "Build it": "npx tsc && node build/main.js" fails: src/main.ts(1,10): error TS2305: Module '"./points.js"' has no exported member 'points'.`,
    ],
    [
      'an unanswered prompt',
      'npm init -y',
      'npm init',
      '7 lesson/command At "Build it": "npm init" fails: npm init: asks questions that the page does not answer',
    ],
    [
      'another version',
      'typescript@6.0',
      'typescript@5.9',
      '7 lesson/command At "Build it": "npm install --save-dev typescript@5.9" fails: npm: the page installs typescript@5.9',
    ],
  ])('fails with %s', async (_, right, wrong, finding) => {
    await expectFinding(FIRST, [right, wrong], finding);
  });

  test.each([
    [
      'a wrong output',
      '\nAdd methods',
      '\nAdd hints',
      '21 lesson/output At "2. Branch": The page shows "Add hints", the reader sees "Add methods". Correct the steps before it, or the output.',
    ],
    [
      'a missing file',
      '$ echo "GET" > methods.txt\n',
      '',
      `12 lesson/output At "1. Commit": The page shows nothing, the reader sees "fatal: pathspec 'methods.txt' did not match any files". Correct the steps before it, or the output.`,
    ],
    [
      'a wrong order',
      '$ git add methods.txt\n$ git commit --quiet -m "Add methods"',
      '$ git commit --quiet -m "Add methods"\n$ git add methods.txt',
      '13 lesson/output At "1. Commit": The page shows nothing, the reader sees "On branch main". Correct the steps before it, or the output.',
    ],
    [
      'a renamed branch',
      'switch --quiet -c hints',
      'switch --quiet hints',
      '20 lesson/output At "2. Branch": The page shows nothing, the reader sees "fatal: invalid reference: hints". Correct the steps before it, or the output.',
    ],
    [
      'an unanswered prompt',
      ' -m "Add methods"',
      '',
      '14 lesson/output At "1. Commit": The page shows nothing, the reader sees "Aborting commit due to empty commit message.". Correct the steps before it, or the output.',
    ],
  ])('on Git fails with %s', async (_, right, wrong, finding) => {
    await expectFinding(GIT, [right, wrong], finding);
  });

  test.each([
    [
      'a wrong output',
      '\ncompiled\n',
      '\ndone\n',
      '35 lesson/output At "2. Show points": The page shows "done", the reader sees "compiled". Correct the steps before it, or the output.',
    ],
    [
      'a missing file',
      '```ts title="src/points.ts"\nexport const points = 3;\n```\n',
      '',
      `27 lesson/command At "2. Show points": "npx tsc -b && echo compiled" fails: src/App.tsx(1,24): error TS2307: Cannot find module './points' or its corresponding type declarations. Correct the command, or what the page does before it.`,
    ],
    [
      'a wrong order',
      'cd riddle-client\nnpm install --save-exact react@19.3.1',
      'npx tsc -b\ncd riddle-client\nnpm install --save-exact react@19.3.1',
      '9 lesson/command At "1. Create the project": "npx tsc -b" fails: npx: "tsc" is not installed',
    ],
    [
      'a renamed export',
      'const points = 3',
      'const score = 3',
      `30 lesson/command At "2. Show points": "npx tsc -b && echo compiled" fails: src/App.tsx(1,10): error TS2305: Module '"./points"' has no exported member 'points'. Correct the command, or what the page does before it.`,
    ],
    [
      'an unanswered prompt',
      ' --no-interactive',
      '',
      '9 lesson/command At "1. Create the project": "npx --yes create-vite@9.3.0 riddle-client --template react-ts" fails: npx create-vite@9.3.0: asks questions that the page does not answer Correct the command, or what the page does before it.',
    ],
    [
      'an app that does not compile at its end',
      '{points}</p>;\n}\n```\n\n```bash\nnpx tsc -b && echo compiled',
      '{point}</p>;\n}\n```\n\n```bash\necho compiled',
      '37 lesson/page At "2. Show points": The compiler reports: src/App.tsx(',
    ],
  ])('on React fails with %s', async (_, right, wrong, finding) => {
    await expectFinding(REACT, [right, wrong], finding);
  });

  test('is compared with what its server prints after the answer', async () => {
    expect(await follow(SERVER, SECOND, NO_SECOND)).toEqual([]);
    expect(
      await follow(SERVER.replace('text\nanswered', 'text\nasked'), SECOND, NO_SECOND),
    ).toEqual([
      expect.stringContaining(
        'lesson/output At "Build it": The page shows "asked", the reader sees',
      ),
    ]);
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
      'second.mdx:1 lesson/exception "build" can be followed, and is listed as an exception. Remove it from packages/samples/not-followed.yaml.',
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

test('a slow lesson that is recorded is followed again only by the full tests', async () => {
  const samplesFolder = mkdtempSync(join(tmpdir(), 'records-'));
  const { pages } = readSite(site, memoryFiles({ 'site/tutorials/react/first.mdx': GIT }));
  const stored: string[] = [];
  const followWith = (records: Readonly<Record<string, string>>, isFull: boolean) => {
    writeFileSync(join(samplesFolder, 'followed.json'), JSON.stringify(records));
    const cache = { ...memoryCache(), set: (key: string) => stored.push(key) };
    const options = { all: pages, sets: ['tutorials'], notFollowed: [] };
    return followLessons(pages, { ...environment, samplesFolder, isFull, cache }, options);
  };
  const { records } = await followWith({ 'react/first': 'of another text' }, false);
  expect(Object.keys(records)).toEqual(['react/first']);
  expect(stored).toHaveLength(1);
  expect((await followWith(records, false)).records).toEqual(records);
  expect(stored).toHaveLength(1);
  await followWith(records, true);
  expect(stored).toHaveLength(2);
});

test('the exceptions of the site can be read', () => {
  expect(readNotFollowed(environment.samplesFolder).length).toBeGreaterThan(0);
});
