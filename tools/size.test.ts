import { expect, it } from 'vitest';
import { placeOf } from './size.mjs';

it.each([
  ['packages/kernel/src/index.ts', { room: 'packages/kernel', kind: 'source' }],
  ['packages/theme/ui/theme/Root.tsx', { room: 'packages/theme', kind: 'source' }],
  ['packages/theme/ui/css/tokens.css', { room: 'packages/theme', kind: 'styles' }],
  ['site/docusaurus.config.ts', { room: 'site', kind: 'source' }],
  ['tools/size.test.ts', { room: 'tools', kind: 'tests' }],
  ['e2e/tests/pages/home.spec.ts', { room: 'e2e', kind: 'tests' }],
  ['vitest.config.ts', { room: '(root)', kind: 'source' }],
  ['packages/samples/src/listings/read.ts', { room: 'packages/samples', kind: 'source' }],
  ['site/newdocs/typescript/any-type.exercises/read-attempt/start.ts', undefined],
  ['packages/samples/listings/react/setup.ts', undefined],
  ['packages/samples/fixtures/clean/listings/demo/a.test.ts', undefined],
  ['site/writing/queries.json', undefined],
  ['README.md', undefined],
])('counts %s where it belongs', (file, place) => {
  expect(placeOf(file)).toEqual(place);
});
