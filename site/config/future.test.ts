import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assume, loadInstalled } from '@vibe-docs/theme/internals/assume';
import { expect, test } from 'vitest';
import { FLAGS, FLAGS_TO_TRY } from './future.ts';

interface Configuration {
  readonly DEFAULT_FUTURE_V4_CONFIG: object;
}

assume(
  {
    of: '@docusaurus/core',
    that: 'the flags for version 4 are those of site/config/future.ts, and siteStorageNamespacing',
    usedBy: 'docusaurus.config.ts',
  },
  () => {
    const { DEFAULT_FUTURE_V4_CONFIG: flags } = loadInstalled(
      '@docusaurus/core/lib/server/configValidation.js',
    ) as Configuration;
    const known = [...Object.keys(FLAGS), 'siteStorageNamespacing'];
    expect(Object.keys(flags).sort()).toEqual(known.sort());
  },
);

test('the weekly workflow tries each flag that is off', () => {
  const workflow = readFileSync(
    join(__dirname, '../../.github/workflows/newest-docusaurus.yml'),
    'utf8',
  );
  const [, flags = ''] = /^ +flag: \[(.*)\]$/m.exec(workflow) ?? [];
  expect(flags.split(', ')).toEqual(FLAGS_TO_TRY);
  expect(FLAGS_TO_TRY).toEqual(Object.keys(FLAGS).filter((name) => !Reflect.get(FLAGS, name)));
});
