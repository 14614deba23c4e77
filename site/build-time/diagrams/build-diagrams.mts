// `npx tsx site/build-time/diagrams/build-diagrams.mts`: renders every diagram again, in both variants.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagrams } from './read-diagrams.ts';
import { diagramFiles } from './render-diagram.ts';

const files = diagramFiles(diagrams);
for (const { path, text } of files) {
  const target = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
console.log(`${diagrams.length} diagrams drawn, ${files.length} files written.`);
