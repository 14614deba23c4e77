// Made-up lessons, with the languages and tools that the follower knows.

/** An empty folder, two modules and a program; the second lesson begins with its end. */
export const FIRST = `---
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

export const SECOND = `---
title: Second
---

## Build it {#build}

\`\`\`steps from="First /tutorials/first"
\`\`\`

\`\`\`console in="src/points.ts" replace="3" by="4"
$ npx tsc && node build/main.js
4
\`\`\`

<Checkpoint />
`;

/** Its server prints some time after its answer. */
export const SERVER = `---
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

Send a request in a second terminal:

\`\`\`console start
$ curl -s http://localhost:4127
Hello
\`\`\`

\`\`\`text
answered
\`\`\`

<Checkpoint />
`;

/** A history in one folder. */
export const GIT = `---
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
