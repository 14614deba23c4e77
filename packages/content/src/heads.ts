// Routes of the site without the parser of MDX, which takes longer to load than the front matter to read.
export { readSiteHeads } from './site/site-facts.ts';
export { diskFiles } from './site/source-files.ts';
