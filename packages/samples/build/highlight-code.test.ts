import type { Element, Root } from 'hast';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { findChanges, highlightCode } from './highlight-code.ts';

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return { type: 'element', tagName, properties, children };
}

async function highlight(
  language: string,
  value: string,
  properties: Element['properties'] = {},
): Promise<Element> {
  const className = [`language-${language}`];
  const code = element('code', { className, ...properties }, { type: 'text', value });
  const root: Root = { type: 'root', children: [element('pre', {}, code)] };
  await highlightCode()(root);
  return code;
}

test('puts the highlighted code of a block into one HTML string', async () => {
  const { children, properties } = await highlight('ts', '"a < b";\n');
  expect(children).toEqual([]);
  expect(properties).toEqual({
    className: ['language-ts'],
    lines: 1,
    html: '<span class="code-token-string-expression">"a &#x3C; b"</span>;',
  });
});

test('does not change code in a text', async () => {
  const inline = element('p', {}, element('code', {}, { type: 'text', value: 'a < b' }));
  const root: Root = { type: 'root', children: [inline] };
  await highlightCode()(root);
  expect(root.children).toEqual([
    element('p', {}, element('code', {}, { type: 'text', value: 'a < b' })),
  ]);
});

test('stops the build for an unknown language', async () => {
  await expect(highlight('tsss', 'a')).rejects.toThrow('Unknown code language "tsss".');
});

const TEXT = "const verb = 'GET';\nconsole.log(verb);";

/** Highlights one block. Returns the block, its text, and the content of its marks. */
async function highlightTyped(shownTypes?: string) {
  const code = await highlight('ts', `${TEXT}\n`, shownTypes === undefined ? {} : { shownTypes });
  const { body } = new JSDOM(String(code.properties.html)).window.document;
  const marks = [...body.querySelectorAll<HTMLElement>('[data-type]')].map((mark) => [
    mark.textContent,
    mark.dataset.type,
  ]);
  return { code, marks, text: body.textContent };
}

test('marks names with their types, and does not change the text', async () => {
  const types = [
    { offset: 6, length: 4, text: 'const verb: "GET"' },
    { offset: 32, length: 4, text: 'const verb: string' },
  ];
  const { code, marks, text } = await highlightTyped(JSON.stringify(types));
  expect(marks).toEqual([
    ['verb', 'const verb: "GET"'],
    ['verb', 'const verb: string'],
  ]);
  expect(text).toBe(TEXT);
  expect(code.properties.types).toBe('const verb: "GET"\nconst verb: string');
  expect(code.properties).not.toHaveProperty('shownTypes');
});

test('a block without types has neither marks nor a list', async () => {
  const { code, marks } = await highlightTyped();
  expect(marks).toEqual([]);
  expect(code.properties).not.toHaveProperty('types');
});

const find = (language: string, ...lines: readonly string[]) => [
  ...findChanges(language, lines.join('\n')),
];

test('finds added and removed lines in a diff block', () => {
  expect(find('diff', ' const a = 1;', '-const b = 2;', '+const b = 3;')).toEqual([
    [2, 'removed'],
    [3, 'added'],
  ]);
});

test('does not treat file names as changes', () => {
  const head = [
    'diff --git a/ask.ts b/ask.ts',
    'index 1..2 100644',
    '--- a/ask.ts',
    '+++ b/ask.ts',
  ];
  expect(find('diff', ...head, '@@ -1 +1 @@', '-a', '+b')).toEqual([
    [5, 'place'],
    [6, 'removed'],
    [7, 'added'],
  ]);
});

test('reads the output of git diff in a terminal session, and of no other command', () => {
  const session = [
    '$ ls',
    '- a',
    '$ git diff -U0',
    'diff --git a/ask.ts b/ask.ts',
    '--- a/ask.ts',
    '+++ b/ask.ts',
    '@@ -1 +1 @@',
    '-a',
    '+b',
    '$ echo "+ c"',
    '+ c',
  ];
  expect(find('console', ...session)).toEqual([
    [7, 'place'],
    [8, 'removed'],
    [9, 'added'],
  ]);
});

test('reads an excerpt of a diff', () => {
  expect(find('console', "$ git diff HEAD^1 | grep '^[+-] '", '- a', '+ b')).toEqual([
    [2, 'removed'],
    [3, 'added'],
  ]);
});

test('reads both columns of a combined diff', () => {
  const merge = ['diff --cc ask.ts', '@@@ -1,1 -1,1 +1,3 @@@', '  a', ' -b', ' +c', '++d', '+ e'];
  expect(find('console', '$ git diff', ...merge)).toEqual([
    [3, 'place'],
    [5, 'removed'],
    [6, 'added'],
    [7, 'added'],
    [8, 'added'],
  ]);
});

test('ignores other languages', () => {
  expect(find('ts', '+1;', '-1;')).toEqual([]);
});

test.each([
  [
    'each command, without what it prints',
    '$ git init\nInitialized in <path>\n$ ls\n',
    '2-10 35-37',
  ],
  ['a command of several lines', "$ ls\n$ cat > a <<'END'\n> b\nEND\n", '2-4 7-22 25-26 27-30'],
  ['none', 'Listening on port 3000.\n', undefined],
])('a terminal session has the lines of its commands: %s', async (_case, session, commands) => {
  const { properties } = await highlight('console', session);
  expect(properties.commands).toBe(commands);
});

test('only a terminal session has commands', async () => {
  const { properties } = await highlight('bash', '$ ls\n');
  expect(properties).not.toHaveProperty('commands');
});
