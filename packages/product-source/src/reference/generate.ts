// `npm run api`: writes the OpenAPI document and the pages of the backend reference from the newest facts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { buildClient } from '../client/build-client.ts';
import { readNewestFacts } from '../compare/find-stale.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';
import { readTexts } from '../openapi/read-texts.ts';
import { buildRequestModel } from '../request/request-model.ts';
import { schemasOf } from '../schemas.ts';
import { backendPages } from './backend-pages.ts';
import { insidePages } from './inside-pages.ts';

const site = fileURLToPath(new URL('../../../../site/', import.meta.url));
const pagesFolder = join(site, 'docs/api/backend');
const documentFolder = join(site, 'static/openapi');
const facts = readNewestFacts();
const texts = readTexts();

const pages = [...backendPages(facts, texts), ...insidePages(facts)];
rmSync(pagesFolder, { recursive: true, force: true });
for (const { file, text } of pages) {
  write(join(pagesFolder, file), text);
}
const document = buildOpenApi(facts, texts);
write(join(documentFolder, 'openapi.json'), `${JSON.stringify(document)}\n`);
write(join(documentFolder, 'openapi.yaml'), stringify(document, { aliasDuplicateObjects: false }));
for (const [name, text] of Object.entries(await buildClient(document))) {
  write(join(documentFolder, name), text);
}
const schemas = schemasOf(facts);
for (const operation of facts.operations.filter(({ served }) => served)) {
  const model = buildRequestModel(operation, schemas);
  write(join(documentFolder, 'requests', `${operation.id}.json`), JSON.stringify(model));
}
console.log(`Wrote ${pages.length} reference pages and the OpenAPI document.`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
