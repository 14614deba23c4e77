import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Beside a server that somebody writes with, and other builds of the site. */
const GENERATED = '.docusaurus/dev-server-test';

/** What the last test server wrote, below the project folder. */
export const DEV_SERVER_OUTPUT = `site/${GENERATED}/documents`;

/**
 * Starts the development server, as `npm run dev` does, on a free port.
 *
 * @param args of the command
 * @returns the address of the home page, and how to stop it
 * @throws Error with the output when it ends before it serves
 */
export async function startDevServer(args: readonly string[] = []) {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', 'commands/dev/serve.mts', '--port', '0', ...args],
    {
      cwd: fileURLToPath(new URL('../site', import.meta.url)),
      env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED },
    },
  );
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [found] = /http:\/\/localhost:\d+\S+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.once('exit', () => reject(new Error(output)));
  });
  return {
    address,
    async stop() {
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}
