import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFiles, readSite, type SiteSource } from '@vibe-docs/content';
import { beforeAll, describe, expect, test } from 'vitest';
import { memoryCache } from '../cache/result-cache.ts';
import { readEnvironment, type SamplesEnvironment } from '../samples-environment.ts';
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

/** A compiler error, examples in one file, and one that needs another. */
const EXAMPLES = `---
title: Examples
---

Try each example in \`src/try.ts\`, with \`npx tsc && node build/try.js\`.

## Build it {#build}

### 1. Create the project {#project}

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

### 2. Count {#count}

\`\`\`ts
const points = new Map([['owl', 3]]);
\`\`\`

\`\`\`ts
console.log(points.get('owl'));
\`\`\`

\`\`\`text
3
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

\`\`\`js title="greeting.js"
export const greeting = 'Hello';
\`\`\`

\`\`\`js title="server.js"
import { createServer } from 'node:http';
import { greeting } from './greeting.js';

const server = createServer((_, response) => {
  response.end(greeting);
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

/**
 * Expects the first finding of a lesson in which a text is replaced: line, code, step, message and remedy. What stands
 * for ` … ` differs between machines.
 */
async function expectFinding(
  lesson: string,
  [right, wrong]: readonly [string, string],
  finding: string,
): Promise<void> {
  expect(lesson).toContain(right);
  const found = await follow(lesson.replace(right, wrong), SECOND, NO_SECOND);
  const [beginning, ...parts] = `first.mdx:${finding}`.split(' … ');
  expect(found[0]?.slice(0, beginning?.length), found.join('\n')).toBe(beginning);
  for (const part of parts) {
    expect(found[0]).toContain(part);
  }
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
      '\n3\n```',
      '\n5\n```',
      '34 lesson/output At "2. Count": The page shows "5", the reader sees "3". Correct the steps before it, or the output.',
    ],
    [
      'a missing example',
      "```ts\nconst points = new Map([['owl', 3]]);\n```\n",
      '',
      `31 lesson/output At "2. Count": The page shows "3", the reader sees "src/try.ts(1,13): error TS2304: Cannot find name 'points'.". Correct the steps before it, or the output.`,
    ],
    [
      'a wrong order',
      `const points = new Map([['owl', 3]]);\n\`\`\`\n\n\`\`\`ts\nconsole.log(points.get('owl'));`,
      `console.log(points.get('owl'));\n\`\`\`\n\n\`\`\`ts\nconst points = new Map([['owl', 3]]);`,
      `25 lesson/command At "2. Count": The example fails: src/try.ts(1,13): error TS2304: Cannot find name 'points'. Correct it, or show the message.`,
    ],
    [
      'a renamed constant',
      'const points =',
      'const score =',
      `34 lesson/output At "2. Count": The page shows "3", the reader sees "src/try.ts(1,13): error TS2304: Cannot find name 'points'.". Correct the steps before it, or the output.`,
    ],
    [
      'an unanswered prompt',
      'npm init -y',
      'npm init',
      '11 lesson/command At "1. Create the project": "npm init" fails: npm init: asks questions that the page does not answer Correct the command, or what the page does before it.',
    ],
  ])('of examples fails with %s', async (_, right, wrong, finding) => {
    await expectFinding(EXAMPLES, [right, wrong], finding);
  });

  test.each([
    [
      'a wrong output',
      '\nHello\n',
      '\nHullo\n',
      '34 lesson/output At "Build it": The page shows "Hullo", the reader sees "Hello". Correct the steps before it, or the output.',
    ],
    [
      'a missing file',
      '```js title="greeting.js"\nexport const greeting = \'Hello\';\n```\n',
      '',
      `26 lesson/command At "Build it": "npm start" does not start the server: … Cannot find module '/ … Correct the files that the page shows up to here.`,
    ],
    [
      'a wrong order',
      'Start the server with `npm start`, and send a request in a second terminal:',
      'Send a request:',
      '33 lesson/command At "Build it": No server runs at this step. Write "Start the server" before the block.',
    ],
    [
      'a renamed export',
      'const greeting =',
      'const hello =',
      `29 lesson/command At "Build it": "npm start" does not start the server: … The requested module './greeting.js' does not provide an export named 'greeting' … Correct the files that the page shows up to here.`,
    ],
    [
      'an unanswered prompt',
      'npm init -y',
      'npm init',
      '7 lesson/command At "Build it": "npm init" fails: npm init: asks questions that the page does not answer Correct the command, or what the page does before it.',
    ],
  ])('with a server fails with %s', async (_, right, wrong, finding) => {
    await expectFinding(SERVER, [right, wrong], finding);
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

describe('followed.json', { timeout: 60_000 }, () => {
  const samplesFolder = mkdtempSync(join(tmpdir(), 'records-'));
  let records: Readonly<Record<string, string>> = {};

  /** Follows a lesson whose key is recorded, or not. */
  const followRecorded = async (text: string, change: Partial<SamplesEnvironment> = {}) => {
    writeFileSync(join(samplesFolder, 'followed.json'), JSON.stringify(records));
    const { pages } = readSite(site, memoryFiles({ 'site/tutorials/first.mdx': text }));
    return await followLessons(
      pages,
      { ...environment, samplesFolder, cache: memoryCache(), ...change },
      { all: pages, sets: ['tutorials'], notFollowed: [] },
    );
  };

  beforeAll(async () => {
    records = (await followRecorded(GIT)).records;
  });

  test('has the key of a lesson that passed, which is then not followed', async () => {
    expect(Object.keys(records)).toEqual(['first']);
    expect((await followRecorded(GIT)).counts).toMatchObject({ now: 0, recorded: 1 });
  });

  test('does not change with front matter, which moves all lines', async () => {
    const moved = GIT.replace('title: Git', 'title: Git\ndescription: A history.');
    expect((await followRecorded(moved)).counts).toMatchObject({ now: 0, recorded: 1 });
  });

  test.each([
    ['it has changed', GIT.replace('\nAdd methods', '\nAdd hints'), {}, 1],
    ['libraries have changed', GIT, { libraries: 'others' }, 0],
    ['everything is followed', GIT, { isFull: true }, 0],
  ])('does not keep a lesson from being followed when %s', async (_, text, change, findings) => {
    const { counts, diagnostics } = await followRecorded(text, change);
    expect(counts).toMatchObject({ now: 1, recorded: 0 });
    expect(diagnostics).toHaveLength(findings);
  });
});

test('the exceptions of the site can be read', () => {
  expect(readNotFollowed(environment.samplesFolder).length).toBeGreaterThan(0);
});
