import { breakLesson, isNightly, type Mistake } from './testing/break-lesson.ts';
import { FIRST, GIT, SERVER } from './testing/made-up-lessons.ts';

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

\`\`\`steps try="src/try.ts" with="npx tsc && node build/try.js"
\`\`\`

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
    '35 lesson/output At "2. Count": The page shows "5", the reader sees "3". Correct the steps before it, or the output.',
  ],
  [
    'a missing example',
    "```ts\nconst points = new Map([['owl', 3]]);\n```\n",
    '',
    `32 lesson/output At "2. Count": The page shows "3", the reader sees "src/try.ts(1,13): error TS2304: Cannot find name 'points'.". Correct the steps before it, or the output.`,
  ],
  [
    'a wrong order',
    `const points = new Map([['owl', 3]]);\n\`\`\`\n\n\`\`\`ts\nconsole.log(points.get('owl'));`,
    `console.log(points.get('owl'));\n\`\`\`\n\n\`\`\`ts\nconst points = new Map([['owl', 3]]);`,
    `26 lesson/command At "2. Count": The example fails: src/try.ts(1,13): error TS2304: Cannot find name 'points'. Correct it, or show the message.`,
  ],
  [
    'a renamed constant',
    'const points =',
    'const score =',
    `35 lesson/output At "2. Count": The page shows "3", the reader sees "src/try.ts(1,13): error TS2304: Cannot find name 'points'.". Correct the steps before it, or the output.`,
  ],
  [
    'an unanswered prompt',
    'npm init -y',
    'npm init',
    '12 lesson/command At "1. Create the project": "npm init" fails: npm init: asks questions that the page does not answer Correct the command, or what the page does before it.',
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
    `29 lesson/command At "Build it": "npm start" does not start the server: … Cannot find module '/ … Correct the files that the page shows up to here.`,
  ],
  [
    'a wrong order',
    '```console start',
    '```console',
    '33 lesson/command At "Build it": No server runs at this step. Give the block the option "start".',
  ],
  [
    'a renamed export',
    'const greeting =',
    'const hello =',
    `32 lesson/command At "Build it": "npm start" does not start the server: … The requested module './greeting.js' does not provide an export named 'greeting' … Correct the files that the page shows up to here.`,
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

// By day all mistakes are made in one lesson, and in the others the first.
const byDay = isNightly ? Number.POSITIVE_INFINITY : 1;

breakLesson('modules', FIRST, IN_FIRST);
breakLesson('examples', EXAMPLES, IN_EXAMPLES.slice(0, byDay));
breakLesson('a server', SERVER, IN_SERVER.slice(0, byDay));
breakLesson('Git', GIT, IN_GIT.slice(0, byDay));
