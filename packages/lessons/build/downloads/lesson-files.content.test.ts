import { join } from 'node:path';
import { siteFolder } from '@vibe-docs/site-model/page-files';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveOf, lessonFiles, lessonFolder } from './lesson-files.ts';

const page = (name: string) => join(siteFolder, `newdocs/${name}.mdx`);

test('has whole files under the names that the lesson shows, and no mistakes or solutions', () => {
  const files = lessonFiles(page('express/configuration'));
  expect([...files.keys()]).toEqual([
    'tsconfig.json',
    'src/config.ts',
    'src/app.ts',
    'src/server.ts',
    '.env.example',
  ]);
  expect(files.get('src/app.ts')).toContain('export function createApp(');
});

test('the last lesson of the capstone has the whole product, each file as it was shown last', () => {
  const files = lessonFiles(page('capstone/deployment'));
  const paths = [
    'package.json',
    'packages/rules/src/index.ts',
    'apps/client/src/App.tsx',
    'Dockerfile',
  ];
  expect([...files.keys()]).toEqual(expect.arrayContaining(paths));
  expect(files.get('apps/server/src/server.ts')).toContain('SIGTERM');
  expect(files.get('tsconfig.json')).toContain('apps/client');
});

test.each([
  ['express/configuration', 'riddle-config'],
  ['express/security', 'riddle-security'],
  ['express/middleware', 'riddle'],
  ['react/refs', 'riddle-client'],
])('the folder of %s is %s, as its reader calls it', (name, folder) => {
  expect(lessonFolder(page(name))).toBe(folder);
});

test('an archive has the same bytes each time, and files with a last line break', () => {
  const files = new Map([['src/a.ts', 'export {};']]);
  const archive = archiveOf('riddle-client', files);
  expect(archiveOf('riddle-client', files)).toEqual(archive);
  const entries = Object.entries(unzipSync(archive)).map(([path, text]) => [path, strFromU8(text)]);
  expect(entries).toEqual([['riddle-client/src/a.ts', 'export {};\n']]);
});
