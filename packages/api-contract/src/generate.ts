// `npm run generate`: writes the OpenAPI document and the pages of the backend reference.
import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { stringify } from 'yaml';
import { buildOpenApiDocument } from './openapi/build-document.ts';
import { ENTRY_POINTS } from './reference/entry-points.ts';
import { renderPage } from './reference/page.ts';
import { readContract } from './reference/read-contract.ts';
import { writePages } from './reference/write-pages.ts';

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));
const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const pagesFolder = join(projectFolder, 'site/docs/api/backend');
const documentFolder = join(projectFolder, 'site/static/openapi');

const docs = await readContract({
  entryPoints: ENTRY_POINTS.map((file) => join(packageFolder, 'src/modules', file)),
  tsconfig: join(packageFolder, 'tsconfig.reference.json'),
  projectFolder,
});
if (docs.findings.length > 0) {
  console.error(docs.findings.map(formatDiagnostic).join('\n'));
  process.exitCode = 1;
} else {
  const pages = writePages(docs);
  rmSync(pagesFolder, { recursive: true, force: true });
  for (const page of pages) {
    write(join(pagesFolder, page.file), renderPage(page));
  }
  const document = buildOpenApiDocument();
  write(join(documentFolder, 'openapi.json'), `${JSON.stringify(document)}\n`);
  write(
    join(documentFolder, 'openapi.yaml'),
    stringify(document, { aliasDuplicateObjects: false }),
  );
  console.log(`Wrote ${pages.length} reference pages and the OpenAPI document.`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
