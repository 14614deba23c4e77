import { breakLesson, isNightly, type Mistake } from './testing/break-lesson.ts';

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

The client is closed at the end:

\`\`\`ts title="src/crud.ts"
import { MongoClient } from 'mongodb';
import { points } from './points.js';

const client = new MongoClient('mongodb://localhost:27017');
const players = client.db('riddle').collection('players');
\`\`\`

\`\`\`ts title="src/crud.ts" in="src/crud.ts" end="await client.close();" above="await client.close();"
await players.insertOne({ _id: 'owl', points });
\`\`\`

\`\`\`ts title="src/crud.ts" above="await client.close();"
console.log(await players.findOne({ points: 3 }));
\`\`\`

\`\`\`text command="npx tsx src/crud.ts"
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
    `await players.insertOne({ _id: 'owl', points });\n\`\`\`\n\n\`\`\`ts title="src/crud.ts" above="await client.close();"\nconsole.log(await players.findOne({ points: 3 }));`,
    `console.log(await players.findOne({ points: 3 }));\n\`\`\`\n\n\`\`\`ts title="src/crud.ts" above="await client.close();"\nawait players.insertOne({ _id: 'owl', points });`,
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
    '34 lesson/page At "2. Show points": The compiler reports: src/App.tsx(',
  ],
];

// By day the first mistake; in the React lesson, where each takes ten times as long, the last two.
breakLesson('a database', MONGO, isNightly ? IN_MONGO : IN_MONGO.slice(0, 1));
breakLesson('React', REACT, isNightly ? IN_REACT : IN_REACT.slice(-2));
