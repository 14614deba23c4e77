import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readGenerated } from './read-generated.ts';

/** In the form in which version 3.10 of the generator writes its modules. */
const FILES = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/vibe/docs',
    component: ComponentCreator('/vibe/docs', '49b'),
    routes: [
      {
        path: '/vibe/docs/intro',
        component: ComponentCreator('/vibe/docs/intro', 'f8e'),
        exact: true,
        sidebar: "main"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'registry.js': `export default {
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/Page"), "@theme/Page", require.resolveWeak("@theme/Page")],};
`,
  'routesChunkNames.json': '{ "/vibe/docs/intro-f8e": { "__comp": "01a85c17" } }',
  'globalData.json': '{ "docusaurus-plugin-content-docs": { "default": { "versions": [] } } }',
};

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('routes, modules and data of the generator are read', () => {
  const { routes, modules, chunkNames, globalData } = readGenerated(folderWith(FILES));
  expect(routes).toEqual([
    {
      path: '/vibe/docs',
      component: '49b',
      routes: [{ path: '/vibe/docs/intro', component: 'f8e', exact: true, sidebar: 'main' }],
    },
    { path: '*', component: '' },
  ]);
  expect(modules).toEqual({ '01a85c17': '@theme/Page' });
  expect(chunkNames).toEqual({ '/vibe/docs/intro-f8e': { __comp: '01a85c17' } });
  expect(Object.keys(globalData)).toEqual(['docusaurus-plugin-content-docs']);
});

test.each([
  ['routes.js', 'export default [{ path: 3 }];'],
  ['registry.js', 'export default { "01a85c17": "@theme/Page" };'],
  ['registry.js', 'module.exports = {};'],
  ['globalData.json', '{}'],
])('%s in another form is an error that says where to look: %s', (name, text) => {
  const folder = folderWith({ ...FILES, [name]: text });
  expect(() => readGenerated(folder)).toThrow('read-generated.ts');
});
