import { describe, expect, test } from 'vitest';
import { follow } from './testing/follow-made-up.ts';
import { FIRST, GIT, SECOND, SERVER } from './testing/made-up-lessons.ts';

/**
 * A mistake: what is replaced, by what, and the beginning of the first finding: line, code, step, message and remedy. `…`
 * stands for what differs between machines.
 */
type Mistake = readonly [name: string, right: string, wrong: string, finding: string];

const IN_FIRST: readonly Mistake[] = [
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
];

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

const IN_EXAMPLES: readonly Mistake[] = [
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
];

const IN_SERVER: readonly Mistake[] = [
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
];

const IN_GIT: readonly Mistake[] = [
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
];

/** A database, which the stand-in plays, and a file that keeps its last line. */
const MONGO = `---
title: Database
---

## Build it {#build}

### 1. Create the project {#project}

\`\`\`bash
mkdir riddle
cd riddle
npm init -y
npm pkg set type=module
npm install mongodb@6.22
npm install --save-dev tsx@4.23
\`\`\`

\`\`\`ts title="src/points.ts"
export const points = 3;
\`\`\`

### 2. Insert {#insert}

\`await client.close();\` stays the last line of \`src/crud.ts\`. After each block, run \`npx tsx src/crud.ts\`:

\`\`\`ts title="src/crud.ts"
import { MongoClient } from 'mongodb';
import { points } from './points.js';

const client = new MongoClient('mongodb://localhost:27017');
const players = client.db('riddle').collection('players');
\`\`\`

\`\`\`ts title="src/crud.ts"
await players.insertOne({ _id: 'owl', points });
\`\`\`

\`\`\`ts title="src/crud.ts"
console.log(await players.findOne({ points: 3 }));
\`\`\`

\`\`\`text
{ _id: 'owl', points: 3 }
\`\`\`

<Checkpoint />
`;

const IN_MONGO: readonly Mistake[] = [
  [
    'a wrong output',
    "\n{ _id: 'owl', points: 3 }",
    "\n{ _id: 'owl', points: 5 }",
    `43 lesson/output At "2. Insert": The page shows "{ _id: 'owl', points: 5 }", the reader sees "{ _id: 'owl', points: 3 }". Correct the steps before it, or the output.`,
  ],
  [
    'a missing file',
    '```ts title="src/points.ts"\nexport const points = 3;\n```\n',
    '',
    `39 lesson/command At "2. Insert": "npx tsx src/crud.ts" fails: … Cannot find module … Correct the command, or what the page does before it.`,
  ],
  [
    'a wrong order',
    `await players.insertOne({ _id: 'owl', points });\n\`\`\`\n\n\`\`\`ts title="src/crud.ts"\nconsole.log(await players.findOne({ points: 3 }));`,
    `console.log(await players.findOne({ points: 3 }));\n\`\`\`\n\n\`\`\`ts title="src/crud.ts"\nawait players.insertOne({ _id: 'owl', points });`,
    `43 lesson/output At "2. Insert": The page shows "{ _id: 'owl', points: 3 }", the reader sees "null". Correct the steps before it, or the output.`,
  ],
  [
    'a renamed export',
    'const points = 3',
    'const score = 3',
    `42 lesson/command At "2. Insert": "npx tsx src/crud.ts" fails: … does not provide an export named 'points' … Correct the command, or what the page does before it.`,
  ],
  [
    'an unanswered prompt',
    'npm init -y',
    'npm init',
    '9 lesson/command At "1. Create the project": "npm init" fails: npm init: asks questions that the page does not answer Correct the command, or what the page does before it.',
  ],
];

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

const IN_REACT: readonly Mistake[] = [
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
];

/**
 * All mistakes are made in all lessons at night. By day, all are made in one lesson, and in each other lesson the
 * first; in the React lesson, where each takes ten times as long, the last two.
 */
const isNightly = process.env.TEST_FULL === '1';
const firstOf = <Mistake>(mistakes: readonly Mistake[]) =>
  isNightly ? mistakes : mistakes.slice(0, 1);

describe.each([
  ['modules', FIRST, IN_FIRST],
  ['examples', EXAMPLES, firstOf(IN_EXAMPLES)],
  ['a server', SERVER, firstOf(IN_SERVER)],
  ['Git', GIT, firstOf(IN_GIT)],
  ['a database', MONGO, firstOf(IN_MONGO)],
  ['React', REACT, isNightly ? IN_REACT : IN_REACT.slice(-2)],
] as const)('a lesson with %s', { timeout: 60_000 }, (_, lesson, mistakes) => {
  test.each(mistakes)('fails with %s', async (_name, right, wrong, finding) => {
    expect(lesson).toContain(right);
    const exceptions = [{ lesson: 'second', reason: 'not meant' }];
    const found = await follow(lesson.replace(right, wrong), SECOND, exceptions);
    const [beginning, ...parts] = `first.mdx:${finding}`.split(' … ');
    expect(found[0]?.slice(0, beginning?.length), found.join('\n')).toBe(beginning);
    for (const part of parts) {
      expect(found[0]).toContain(part);
    }
  });
});
