// `npm`, `npx` or `tsc` in a reader's terminal: asks the follower (`offline-tools.ts`) what the program does, prints its
// text and runs its command. Arguments: path of the socket, name of the program, and what the reader typed.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';

const [socketPath = '', name, ...args] = process.argv.slice(2);
const question = request({ socketPath, path: `/${name}`, method: 'POST' }, async (response) => {
  const answer = /** @type {import('./offline-tools.ts').Answer} */ (await json(response));
  const { text, code, command, folder, programs } = answer;
  process.stdout.write(text);
  process.exitCode = code;
  if (command !== undefined) {
    const [program = '', ...words] = command;
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
    const child = spawn(program, words, { cwd: folder, env, stdio: 'inherit' });
    // Ctrl+C reaches the command as well, which may still have something to print.
    process.on('SIGINT', () => {});
    child.on('exit', (status) => {
      process.exitCode = status ?? 1;
    });
  }
});
question.end(JSON.stringify({ folder: process.cwd(), args }));
