// Made-up lessons that need packages: a database, a client, a workspace.

/** A database, which the stand-in plays, and a file that keeps its last line. */
export const MONGO = `---
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

/** A client, up to what its compiler says: browsers are not for unit tests. */
export const REACT = `---
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

/** A root with two packages, of which one uses the other. */
export const WORKSPACES = `---
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

Create a \`.gitignore\` with the lines \`node_modules/\` and \`.env\`.

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

In \`packages/rules/index.js\`, replace \`points = \` by \`score = \`.

\`\`\`bash
node apps/server/print.js
\`\`\`

\`\`\`text
SyntaxError: The requested module '@riddle/rules' does not provide an export named 'points'
\`\`\`

Put the name back.

\`\`\`text title="hint.txt"
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
