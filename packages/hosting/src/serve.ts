// Serves the built site: `tsx src/serve.ts --build-dir <folder> [--port <n>] [--host <address>]`.
import { parseArgs } from 'node:util';
import { readManifest } from './built-site.ts';
import { createSiteServer } from './server/create-site-server.ts';
import { parsePort } from './server/listen.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'build-dir': { type: 'string', default: 'build' },
      port: { type: 'string' },
      host: { type: 'string' },
    },
  });
  const { 'build-dir': buildDir, host } = values;
  const port =
    values.port === undefined
      ? parsePort(process.env.PORT || '3000', 'PORT')
      : parsePort(values.port, '--port');
  const manifest = readManifest(buildDir);
  const server = createSiteServer({ buildDir, manifest });
  const listening = await server.listen({ port, host });
  const stop = (): void => {
    listening.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  if (listening.askedPort !== 0 && listening.port !== listening.askedPort) {
    console.log(`Port ${listening.askedPort} is taken; using ${listening.port}.`);
  }
  console.log(`ViBe docs: ${listening.origin}${manifest.rules.basePath}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
