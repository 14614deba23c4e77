// @vitest-environment node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { compilerErrors } from '../../../compile';
import { recorder } from '../../record';

vi.setConfig({ testTimeout: 60_000 });

const expectRecorded = recorder(import.meta.dirname);
const url = (path: string) => pathToFileURL(join(import.meta.dirname, '..', path));
const errorsOf = (name: string) =>
  compilerErrors(url(`mistakes/${name}.tsx`), url('../tsconfig.base.json'), `src/${name}.tsx`);

test('a link without its parameters and a link to nowhere do not compile', () => {
  expectRecorded('link-errors', errorsOf('links'));
});

test('a parameter of another route does not compile', () => {
  expectRecorded('params-errors', errorsOf('wrongRoute'));
});

test('without registration a link to nowhere compiles', () => {
  expect(errorsOf('unregistered')).toBe('');
});
