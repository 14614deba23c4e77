import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedPages, readState, specsNaming } from './changed-pages.mjs';

const FILES = {
  'site/newdocs/react/state.mdx': 'State',
  'site/newdocs/react/state.questions.yaml': '- id: state-1',
  'site/newdocs/react/_note.mdx': 'Part of other pages',
  'packages/hosting/src/serve.ts': 'serve();',
  'e2e/site-test.ts': 'export {};',
  'e2e/steps.ts':
    "import './site-test.ts';\nexport const LESSON = '/vibe/newdocs/React/State & Props';",
  'e2e/tests/live/live.spec.ts': "import { LESSON } from '../../steps.ts';",
  'e2e/tests/code/code.spec.ts': "open('/vibe/newdocs/React/State%20&%20Props');",
  'e2e/tests/shell/menu.spec.ts': "import { test } from '../../site-test.ts';",
};
const ROUTES = [
  { path: '/vibe/' },
  { path: '/vibe/newdocs/React/State & Props', file: 'site/newdocs/react/state.mdx' },
];
const BROWSER = ['Chromium 140'];

let folder: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function git(...parameters: readonly string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  execFileSync('git', [...identity, ...parameters], { cwd: folder, stdio: 'ignore' });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  write(FILES);
  git('init');
  git('add', '.');
  git('commit', '--message', 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['site/newdocs/react/state.mdx', 'site/newdocs/react/state.questions.yaml'])(
  'finds the page of %s',
  (file) => {
    const before = readState(folder, BROWSER);
    write({ [file]: 'changed' });
    const now = readState(folder, BROWSER);
    expect(changedPages(before, now, ROUTES)).toEqual(['/vibe/newdocs/React/State & Props']);
    expect(before.commit).toMatch(/^[\da-f]+$/);
    expect(now.commit).toMatch(/ with changes$/);
  },
);

it.each([
  ['a spec', 'e2e/tests/shell/menu.spec.ts'],
  ['a helper', 'e2e/site-test.ts'],
  ['the server', 'packages/hosting/src/serve.ts'],
  ['a new file', 'packages/hosting/src/new.ts'],
  ['a part of pages', 'site/newdocs/react/_note.mdx'],
])('answers nothing when %s changed, besides a page', (_what, file) => {
  const before = readState(folder, BROWSER);
  write({ [file]: 'changed', 'site/newdocs/react/state.mdx': 'changed' });
  expect(changedPages(before, readState(folder, BROWSER), ROUTES)).toBeUndefined();
});

it('answers nothing for another browser, for no change, for a page that is gone, and without a state', () => {
  const before = readState(folder, BROWSER);
  expect(changedPages(before, readState(folder, ['Chromium 141']), ROUTES)).toBeUndefined();
  expect(changedPages(before, readState(folder, BROWSER), ROUTES)).toBeUndefined();
  expect(changedPages(undefined, before, ROUTES)).toBeUndefined();
  rmSync(join(folder, 'site/newdocs/react/state.mdx'));
  expect(changedPages(before, readState(folder, BROWSER), ROUTES)).toBeUndefined();
});

it('finds the specs that name a page, also in what they import', () => {
  const specs = ['live/live.spec.ts', 'code/code.spec.ts', 'shell/menu.spec.ts'];
  expect(
    specsNaming(join(folder, 'e2e/tests'), specs, ['/vibe/newdocs/React/State & Props']),
  ).toEqual(['live/live.spec.ts', 'code/code.spec.ts']);
});
