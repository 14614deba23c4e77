// Writes the stock template with this site's content: `tsx write-stock-site.mts --out <folder>`.
// `npm run bench` does it.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeStockSite } from '../../stock/write-stock-site.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) {
  throw new Error('Name the folder: --out <folder>.');
}
const pages = writeStockSite(fileURLToPath(new URL('../..', import.meta.url)), resolve(values.out));
console.log(`Wrote the stock template with ${pages} pages.`);
