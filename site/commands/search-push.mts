// `npm run search:push`: uploads the records of the built site to Algolia. Build first.
// `-- --dry-run` only prints what it would send. The key with write access is in ALGOLIA_WRITE_KEY only:
// it is not an input of the build.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diskFiles, readSiteHeads } from '@vibe-docs/content/heads';
import { pushToAlgolia, readBuiltPages } from '@vibe-docs/search';
import { contentSource } from '../config/content.ts';
import { readEnvironment } from '../config/environment.ts';
import { searchSource } from '../config/search.ts';
import { projectFolder } from '../model/page-files.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
// The build's rule that all three Algolia variables must be set together does not apply here.
const { siteUrl } = readEnvironment({ SITE_URL: process.env.SITE_URL });
const appId = process.env.ALGOLIA_APP_ID ?? '';
const indexName = process.env.ALGOLIA_INDEX ?? '';
const writeKey = process.env.ALGOLIA_WRITE_KEY ?? '';
const isDryRun = values['dry-run'];

const missing = Object.entries({
  ALGOLIA_INDEX: indexName,
  ...(isDryRun ? {} : { ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: writeKey }),
}).filter(([, value]) => value === '');
if (missing.length > 0) {
  console.error(
    `Cannot push the search index: ${missing.map(([name]) => name).join(', ')} is not set.`,
  );
  process.exitCode = 1;
} else {
  const buildDir = fileURLToPath(new URL('../build', import.meta.url));
  const site = readSiteHeads(contentSource, diskFiles(projectFolder));
  await pushToAlgolia({
    pages: readBuiltPages(searchSource(buildDir, site)),
    siteUrl,
    indexName,
    credentials: isDryRun ? undefined : { appId, writeKey },
    log: (line) => console.log(line),
  });
}
