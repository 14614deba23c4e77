// The process behind `npm run dev`: the pages as documents, in this site's way of answering.
// `--port <n>`, `--host <address>`; `--production` reads what a build reads, such as true dates.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageFolders, projectFolder, siteFolder } from '@vibe-docs/site-model/page-files';
import { serveDocuments } from '@vibe-docs/theme/build/dev-server/serve-documents';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string' },
    production: { type: 'boolean', default: false },
  },
});
const address = await serveDocuments(siteFolder, values.production, async () => {
  const { listen, openFiles, parsePort, pluginOf, RESULT_FILES } = await import('./dev-files.ts');
  return {
    openFiles,
    sources: {
      paths: [...pageFolders, ...RESULT_FILES].map((path) => join(projectFolder, path)),
      pluginOf,
      checks: new URL('check-pages.ts', import.meta.url),
    },
    listen: async (answer) => {
      const port = parsePort(values.port, '--port');
      return (await listen(answer, { port, host: values.host })).origin;
    },
  };
});
console.log(`ViBe docs, as you write them: ${address}`);
