const { existsSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Names the files on which a page depends, and hands its text on as it is.
 *
 * @this {{ getOptions(): { listings: string, results: readonly string[] }, addDependency(path: string): void,
 *   addMissingDependency(path: string): void }}
 * @param {string} source text of the page
 */
module.exports = function nameDependencies(source) {
  const { listings, results } = this.getOptions();
  const shown = [...source.matchAll(/^[\s>]*(?:```|~~~).*\bfile="([^"]+)"/gm)];
  for (const path of [...results, ...shown.map((match) => join(listings, match[1]))]) {
    if (existsSync(path)) {
      this.addDependency(path);
    } else {
      this.addMissingDependency(path);
    }
  }
  return source;
};
