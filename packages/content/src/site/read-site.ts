import { readPage } from '../page/read-page.ts';
import type { Site, SiteSource } from './site.ts';
import { siteFacts } from './site-facts.ts';
import type { SourceFiles } from './source-files.ts';

/** Reads all pages of the site and computes its routes, as {@link siteFacts} does with `readPage`. */
export function readSite(source: SiteSource, files: SourceFiles, read = readPage): Site {
  return siteFacts(source, files, read);
}
