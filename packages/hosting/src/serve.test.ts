import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBuild } from './build/finish-build.ts';
import { listen } from './server/listen.ts';
import {
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from './testing/fixture-site.ts';
import { request } from './testing/request.ts';
import { startCommand } from './testing/run-command.ts';

let temporary: TemporaryFolder;
let buildDir: string;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  await writeFixtureSite(buildDir);
  await finishBuild({ buildDir, rules: fixtureRules });
});
afterAll(() => temporary.remove());

const serve = (parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  startCommand({
    name: 'serve',
    parameters: ['--build-dir', buildDir, ...parameters],
    environment,
  });

const portIn = (output: string): number =>
  Number(/http:\/\/localhost:(\d+)\/vibe\/\n/.exec(output)?.[1]);

describe('the serve command', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints one line, serves and ends at %s',
    async (signal) => {
      const command = serve(['--port', '0']);
      const output = await command.waitFor('\n');
      expect(output).toMatch(/^ViBe docs: http:\/\/localhost:\d+\/vibe\/\n$/);
      const answer = await request({ port: portIn(output), target: '/vibe/docs/intro' });
      expect(answer.status).toBe(200);
      command.process.kill(signal);
      expect(await command.done).toEqual({ code: 0, output });
    },
  );

  it('reports the port that it uses when the one in PORT is taken', async () => {
    const other = await listen((_request, response) => response.end(), { port: 0 });
    const command = serve([], { PORT: String(other.port) });
    const output = await command.waitFor('/vibe/\n');
    const port = portIn(output);
    expect(output).toBe(
      `Port ${other.port} is taken; using ${port}.\nViBe docs: http://localhost:${port}/vibe/\n`,
    );
    command.process.kill('SIGTERM');
    await command.done;
    await other.close();
  });

  it('prefers --port to PORT', async () => {
    const command = serve(['--port', '0'], { PORT: 'nonsense' });
    await command.waitFor('/vibe/\n');
    command.process.kill('SIGTERM');
    expect((await command.done).code).toBe(0);
  });

  it.each([
    [['--port', '80000'], {}, '--port is "80000", which is not a port.'],
    [[], { PORT: 'web' }, 'PORT is "web", which is not a port.'],
    [['--unknown'], {}, "Unknown option '--unknown'"],
  ])('ends with code 1 for %j %j', async (parameters, environment, message) => {
    const { code, output } = await serve(parameters, environment).done;
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it('names the folder and the remedy when there is no build', async () => {
    const missing = join(temporary.folder, 'missing');
    const command = startCommand({ name: 'serve', parameters: ['--build-dir', missing] });
    expect(await command.done).toEqual({
      code: 1,
      output: `Cannot read ${join(missing, '.hosting-manifest.json')}. Run "npm run build" first.\n`,
    });
  });
});
