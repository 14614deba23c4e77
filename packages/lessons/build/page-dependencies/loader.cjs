const { existsSync } = require('node:fs');

/**
 * Declares the files on which a page depends, and returns its text unchanged. CommonJS, because Rspack loads it
 * without TypeScript support.
 *
 * @this {{ resourcePath: string,
 *   getOptions(): { dependenciesOf: (page: string, text: string) => readonly string[] },
 *   addDependency(path: string): void, addMissingDependency(path: string): void }}
 * @param {string} source text of the page
 */
module.exports = function nameDependencies(source) {
  for (const path of this.getOptions().dependenciesOf(this.resourcePath, source)) {
    if (existsSync(path)) {
      this.addDependency(path);
    } else {
      this.addMissingDependency(path);
    }
  }
  return source;
};
