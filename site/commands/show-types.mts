// Runs before `docusaurus build` and `docusaurus start`: computes the types that the
// lessons' code blocks show.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskFiles, readSite } from '@vibe-docs/content';
import { samplesSource, showsTypes, TYPES_FILE } from '@vibe-docs/samples/build/sample-results';
import { findTypesOfPages, readEnvironment } from '@vibe-docs/samples/shown-types';
import { contentSource } from '../config/content.ts';
import { projectFolder } from '../model/page-files.ts';

const sets = contentSource.sets.filter(({ name }) => samplesSource.seriesSets.includes(name));
const { pages } = readSite({ ...contentSource, sets }, diskFiles(projectFolder));
const types = findTypesOfPages(
  pages.filter(({ page }) => showsTypes(page.file)),
  samplesSource,
  readEnvironment(projectFolder),
);
const path = join(projectFolder, TYPES_FILE);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${JSON.stringify(types)}\n`);
