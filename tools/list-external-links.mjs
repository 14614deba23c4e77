// `node tools/list-external-links.mjs <folder>`: writes `<folder>/index.html`, a page with every link of
// site/writing/external-links.json, for a link checker.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run-command.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('Usage: node tools/list-external-links.mjs <folder>');
}
/** @type {readonly { readonly url?: string, readonly origin?: string, readonly prefix?: string }[]} */
const entries = JSON.parse(
  readFileSync(join(projectFolder, 'site/writing/external-links.json'), 'utf8'),
);
const links = entries.map(({ url, origin, prefix }) => url ?? `${origin}${prefix}`);
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'index.html'),
  links.map((link) => `<a href="${link}">${link}</a>\n`).join(''),
);
