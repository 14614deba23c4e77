// `npm run --silent mcp`: serves the built documentation to a coding agent over stdio; with `-- --http` over
// HTTP. Messages for people go to the error output: the other one belongs to the protocol.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createDocsServer } from './docs-server.ts';
import { openLibrary } from './library.ts';
import { serveHttp } from './serve-http.ts';

const { values } = parseArgs({
  options: {
    'build-dir': {
      type: 'string',
      default: fileURLToPath(new URL('../../../../site/build', import.meta.url)),
    },
    http: { type: 'boolean', default: false },
    port: { type: 'string', default: '3333' },
    host: { type: 'string' },
    'allowed-host': {
      type: 'string',
      multiple: true,
      default: ['localhost', '127.0.0.1', '[::1]'],
    },
  },
});

try {
  const library = openLibrary(values['build-dir']);
  const create = () => createDocsServer(library);
  if (values.http) {
    const { url } = await serveHttp(create, {
      port: Number.parseInt(values.port, 10),
      host: values.host,
      allowedHosts: values['allowed-host'],
    });
    console.error(`Serving ${library.pages.length} pages at ${url}`);
  } else {
    serveStdio(create);
    console.error(`Serving ${library.pages.length} pages over stdio`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
