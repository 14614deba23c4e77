// A loader that changes nothing. It tells the bundler that a page is made from its questions file
// too, or from that of the page that its `<Checkpoint from="…" />` names: without it, the cache of
// earlier builds would show old questions. CommonJS, because the bundler loads it without a
// TypeScript compiler.
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

const siteFolder = resolve(__dirname, '../../..');

module.exports = function dependOnQuestions(source) {
  const from = /<Checkpoint from="([^"]+)"/.exec(source)?.[1];
  const file =
    from === undefined
      ? this.resourcePath.replace(/\.mdx?$/, '.questions.yaml')
      : resolve(siteFolder, `${from}.questions.yaml`);
  if (existsSync(file)) {
    this.addDependency(file);
  } else {
    this.addMissingDependency(file);
  }
  return source;
};
