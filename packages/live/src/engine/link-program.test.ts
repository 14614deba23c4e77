import { describe, expect, test } from 'vitest';
import { linkProgram } from './link-program.ts';
import { LIVE_PACKAGES } from './live-packages.ts';

const APP = `import { useState } from 'react';
import { label, type Label } from './label';

export function App() {
  const [text] = useState<Label>(label);
  return <p>{text}</p>;
}
`;
const FILES = {
  'src/App.tsx': APP,
  'src/label.ts': "export type Label = string;\nexport const label: Label = 'Hello';\n",
};

describe('linkProgram', () => {
  test('compiles an entry and what it imports, line by line', () => {
    const linked = linkProgram(FILES, 'src/App.tsx');
    expect(linked).toMatchObject({
      kind: 'linked',
      usesPackages: true,
      program: { entry: 'src/App.tsx', view: 'preview', place: 'frame' },
    });
    const modules = linked.kind === 'linked' ? linked.program.modules : [];
    expect(modules.map(({ name }) => name)).toEqual(['src/App.tsx', 'src/label.ts']);
    const [app] = modules;
    expect(app?.script.split('\n')[0]).toContain(
      '__liveDefine("src/App.tsx", {"./label":"src/label.ts"}, async function (require, exports, module) {',
    );
    expect(app?.script.split('\n')[4]).toContain('_react.useState(');
  });

  test('leaves out files that are imported for their types alone', () => {
    const linked = linkProgram(
      {
        'main.ts': "import type { Label } from './label';\nconst a: Label = 'a';\n",
        'label.ts': '',
      },
      'main.ts',
    );
    expect(linked).toMatchObject({
      usesPackages: false,
      program: { view: 'console', modules: [{ name: 'main.ts' }] },
    });
  });

  test.each([
    ['console.log(1);', 'worker'],
    [
      "const parent = 'a';\nconst { top } = { top: parent };\nconsole.log(parent.length, top);",
      'worker',
    ],
    ['const print = (open: string) => open;\nprint("a");', 'worker'],
    ['const a = { document: 1 };\na.document;', 'worker'],
    ["console.log('document');", 'worker'],
    ['document.title;', 'frame'],
    ['if (typeof window === "undefined") {}', 'frame'],
    ["const top = 1;\nparent.postMessage(top, '*');", 'frame'],
    ["import { a } from './dom';\na();", 'frame'],
  ])('runs %j in a %s', (source, place) => {
    const files = { 'main.ts': source, 'dom.ts': 'export const a = () => document.title;' };
    expect(linkProgram(files, 'main.ts')).toMatchObject({ program: { place } });
  });

  test('lets a program await', () => {
    expect(linkProgram({ 'main.ts': 'console.log(await 1);' }, 'main.ts').kind).toBe('linked');
  });

  test.each([
    ['const a = ;', 1, 'Unexpected token'],
    ['const a = 1;\nconst b = a +;', 2, 'Unexpected token'],
    ["import a from './gone';\na();", 1, 'There is no file "./gone" in this example.'],
    ["const n = 1;\nimport a from 'lodash';\na(n);", 2, '"lodash" is not offered here.'],
    ['const a = 1;\nconst a = 2;', 2, "Identifier 'a' has already been declared"],
  ])('names line and cause of %j', (source, line, message) => {
    expect(linkProgram({ 'main.ts': source }, 'main.ts')).toMatchObject({
      kind: 'broken',
      spot: { file: 'main.ts', line },
      message: expect.stringContaining(message),
    });
  });

  test('offers what the caller brings, and not the modules that the caller keeps to itself', () => {
    const link = (specifier: string, offered: readonly string[]) =>
      linkProgram({ 'main.ts': `import a from '${specifier}';\na();` }, 'main.ts', offered);
    expect(link('#check', []).kind).toBe('linked');
    expect(link('express', ['express'])).toMatchObject({ kind: 'linked', usesPackages: false });
    expect(link('react', ['express'])).toMatchObject({
      message: '"react" is not offered here. Offered: express.',
    });
    expect(link('node:fs', [])).toMatchObject({
      message: '"node:fs" is not offered here. Offered: no package.',
    });
  });

  test('offers what the frame holds', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile(new URL('../frame/packages.ts', import.meta.url), 'utf8');
    const held = [...text.matchAll(/from '([^'.]+)'/g)].map(([, name]) => name);
    expect(held).toEqual([...LIVE_PACKAGES]);
  });
});
