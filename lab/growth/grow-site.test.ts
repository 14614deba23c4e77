import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { growSite } from './grow-site.ts';

const SIDEBAR = '{ "tutorials": ["real"] }';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grow-'));
  write('project/site/newdocs/real.mdx', '---\ntitle: Real\n---\n\n## Idea\n\nWords.\n');
  write('project/site/sidebars/newdocs.json', SIDEBAR);
  write('project/site/build/index.html', 'built');
  write('project/packages/content/index.ts', '');
  write('project/node_modules/one.txt', 'installed');
  write('project/package.json', '{}');
  write('project/tsconfig.base.json', '{}');
  mkdirSync(join(folder, 'copy'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function grow(count: number): string {
  return growSite(join(folder, 'project'), join(folder, 'copy'), count);
}

test('adds pages and a menu entry to the copy, and does not change the project', () => {
  const site = grow(2);
  const page = join('newdocs', 'generated', 'part-1', 'part-1-1', 'lesson-2.mdx');
  const sidebar = JSON.parse(readFileSync(join(site, 'sidebars', 'newdocs.json'), 'utf8'));

  expect(readFileSync(join(site, page), 'utf8')).toContain('title: Generated lesson 2');
  expect(sidebar.tutorials).toMatchObject(['real', { label: 'Generated lessons' }]);
  expect(existsSync(join(folder, 'project', 'site', page))).toBe(false);
  expect(readFileSync(join(folder, 'project/site/sidebars/newdocs.json'), 'utf8')).toBe(SIDEBAR);
});

test('shares installed packages, and copies no build output', () => {
  const site = grow(0);
  expect(readFileSync(join(site, '..', 'node_modules', 'one.txt'), 'utf8')).toBe('installed');
  expect(existsSync(join(site, 'build'))).toBe(false);
  expect(readFileSync(join(site, 'sidebars', 'newdocs.json'), 'utf8')).toBe(SIDEBAR);
});
