import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './ensure-installed.mjs';

const react = { version: '19.2.0', integrity: 'sha512-a' };
const forMac = { version: '2.3.3', integrity: 'sha512-b', optional: true, os: ['darwin'] };
const wanted = { '': { name: 'docs' }, 'node_modules/react': react, 'node_modules/fs': forMac };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', { packages: wanted });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), JSON.stringify(content));
const install = (packages: unknown) => write('node_modules/.package-lock.json', { packages });

it('takes what npm ci or npm install has installed', () => {
  install({ 'node_modules/react': react });
  expect(isInstalled(folder)).toBe(true);
  install({ 'node_modules/react': { ...react, resolved: 'https://example.org' } });
  expect(isInstalled(folder)).toBe(true);
  install({ 'node_modules/react': react, 'node_modules/fs': forMac });
  expect(isInstalled(folder)).toBe(true);
});

it.each([
  ['of another version', { 'node_modules/react': { ...react, version: '19.1.0' } }],
  ['with other content', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
  ['that is missing', {}],
  ['that the lock file no longer has', { 'node_modules/react': react, 'node_modules/old': react }],
])('installs again for a package %s', (_, packages) => {
  install(packages);
  expect(isInstalled(folder)).toBe(false);
});

it('installs when nothing is installed, or a file is damaged', () => {
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(isInstalled(folder)).toBe(false);
  install({ 'node_modules/react': react });
  writeFileSync(join(folder, 'package-lock.json'), '<<<<<<< ours');
  expect(isInstalled(folder)).toBe(false);
});
