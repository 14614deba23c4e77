import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../../site-test.ts';

const SCRIPTS = new URL('../../../site/build/assets/js/', import.meta.url);

// Their addresses are in every page: a name that depends on anything else would change all pages with each build.
test('the scripts that every page names are named by their content alone', () => {
  const names = readdirSync(SCRIPTS).filter((name) =>
    /^(?:page|island-runtime)\..*\.js$/.test(name),
  );
  expect(names).toHaveLength(2);
  for (const name of names) {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(name, SCRIPTS)))
      .digest('hex');
    expect(name).toContain(`.${hash.slice(0, 8)}.`);
  }
});
