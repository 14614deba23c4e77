// `npm run dev`: starts the server, and starts it again when what it was loaded from changes: settings and build steps.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(site, '../packages');
const sources = [
  ...['docusaurus.config.ts', 'config', 'model', 'commands'].map((name) => join(site, name)),
  ...readdirSync(packages).flatMap((name) => [
    join(packages, name, 'src'),
    join(packages, name, 'build'),
  ]),
];

const start = () =>
  fork(new URL('serve.mts', import.meta.url), process.argv.slice(2), {
    cwd: site,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(site, 'node_modules/.cache/node') },
  });

let server = start();
// Loaded while the server starts. `tsx watch` does the same, but its server reports each module that it loads.
const { watch } = await import('chokidar');
watch(sources, { ignoreInitial: true, ignored: /\.test\./ }).on('all', async () => {
  const before = server;
  if (before.exitCode === null && before.kill()) await once(before, 'exit');
  if (server === before) server = start();
});
