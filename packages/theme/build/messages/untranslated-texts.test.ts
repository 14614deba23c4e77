// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is part of the source under test
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it, test } from 'vitest';

/** Attributes and properties whose values are always texts for readers. */
const TEXT_NAMES = /^(?:aria-?label|aria-?description|title|placeholder|alt|label|textContent)$/i;

/** Calls whose arguments readers do not see, or that create messages. */
const EXEMPT_CALLS =
  /^(?:translate|clsx|\w*Error|console\.\w+|.*\.(?:closest|matches|querySelector(?:All)?|startsWith|replace))$/;

const HAS_LETTER = /\p{L}/u;

/** A capital with small letters, or two words: not a class name, a key or an address. */
const READS_AS_TEXT = /^\p{Lu}\p{Ll}+(?:$|[\s.,:!?…])|^[\p{L}'’,]+(?: [\p{L}'’,]+)+[ .:?…]*$/u;

const PROJECT = join(import.meta.dirname, '../../../..');

/** Strings that look like interface texts and are not: file, strings, reason. */
const EXCEPTIONS: readonly (readonly [file: string, texts: RegExp, reason: string])[] = [
  ['packages/theme/ui/client/details-height.ts', /^summary, a/, 'a selector'],
  ['packages/theme/ui/client/islands/hold-actions.ts', /^input, textarea, select$/, 'a selector'],
  [
    'packages/theme/ui/client/islands/start-islands.ts',
    /^The code of the island/,
    'a warning in the console',
  ],
  ['site/src/theme/Navbar/Layout/index.tsx', /agents|Markdown|index/, 'for machines'],
  ['packages/product-source/ui/ApiReference/StartPage.tsx', /^client\.ts$/, 'name of a file'],
  ['packages/product-source/ui/CheckedAgainst/index.tsx', /^git checkout$/, 'a command'],
  [
    'packages/product-source/ui/CheckedAgainst/index.tsx',
    /^(Docs|Page):/,
    'an issue for an English tracker',
  ],
  [
    'packages/live/ui/LiveExample/EditorSlot.tsx',
    /^(?:Ctrl|Cmd)$/,
    'names of keys, which are on them',
  ],
  ['packages/live/ui/LiveExample/create-editor.ts', /^ts jsx$/, 'dialects of a parser'],
  ['site/src/theme/SearchBar/index.tsx', /Ctrl/, 'the name of a key, which is on it'],
  ['packages/search/ui/SearchClient/search-client.ts', /^Docs:/, 'an issue for an English tracker'],
  ['packages/search/ui/SearchDialog/index.tsx', /^Algolia$/, 'a name'],
  [
    'packages/search/ui/SearchDialog/draw-results.ts',
    /npm start/,
    'for people who write, while they do',
  ],
  ['packages/search/ui/SearchPage/index.tsx', /^noindex, follow$/, 'for robots'],
  ['packages/lessons/ui/SeriesOverview/series.ts', /^TypeScript$/, 'a name'],
  ['packages/samples/ui/CodeBlock/index.tsx', /^Markdown$/, 'a name'],
];

const files = [
  'site/src',
  ...readdirSync(join(PROJECT, 'packages')).map((it) => `packages/${it}/ui`),
]
  .filter((folder) => existsSync(join(PROJECT, folder)))
  .flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

test('every text that a reader sees goes through messages', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findUntranslated(readFileSync(join(PROJECT, file), 'utf8'))
      .filter(({ text }) => !EXCEPTIONS.some(([name, texts]) => name === file && texts.test(text)))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const unneeded = EXCEPTIONS.filter(
    ([file, texts]) =>
      !findUntranslated(readFileSync(join(PROJECT, file), 'utf8')).some(({ text }) =>
        texts.test(text),
      ),
  );
  expect(unneeded).toEqual([]);
});

it.each([
  ['text in JSX', '<p>Loading {count}</p>', ['Loading']],
  ['an attribute', '<input placeholder="name" />', ['name']],
  ['a choice of attributes', '<a title={is ? "up" : `down ${n}`} />', ['up', 'down {}']],
  ['a property', 'const x = { label: "save" };', ['save']],
  [
    'an element',
    'button.ariaLabel = "copy"; message.textContent = `${n} left`;',
    ['copy', '{} left'],
  ],
  ['a value between', 'const hint = is ? "Press Run again." : undefined;', ['Press Run again.']],
  ['an argument', 'tell(label, "Copied");', ['Copied']],
  [
    'values of a message',
    '<Translate values={{ a: <b>Open</b> }}>{"{a} it"}</Translate>',
    ['Open'],
  ],
])('finds a text: %s', (_case, source, texts) => {
  expect(findUntranslated(source).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ['a message', '<Translate>Open the menu</Translate>'],
  ['a message in an attribute', '<a title={translate({ message: "Open the menu" })} />'],
  ['a message of a catalogue', '<p>{text.open}</p>'],
  ['a class', '<p className="button button--primary" />'],
  ['a key', 'if (event.key === "Escape") {}'],
  ['an error', 'throw new Error("No such page.");'],
  ['an import', 'import a from "Some thing";'],
  ['a type', 'type Word = "Right" | "Wrong";'],
])('leaves alone: %s', (_case, source) => {
  expect(findUntranslated(source)).toEqual([]);
});

/**
 * Finds texts for readers in the source of a component or a browser script that are not messages: text in
 * JSX, literals in attributes and properties for texts, and literals that look like text.
 *
 * @param source of a file in TypeScript, with JSX
 * @returns the texts and their lines, counted from 1
 */
function findUntranslated(source: string) {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  const found: { readonly line: number; readonly text: string }[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: text.trim().replaceAll(/\s+/g, ' '),
    });
  const visit = (node: ts.Node): void => {
    if (isExempt(node)) {
      return;
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      node.openingElement.attributes.properties
        .filter(({ name }) => name?.getText() === 'values')
        .forEach(visit);
      return;
    }
    if (ts.isJsxText(node) && HAS_LETTER.test(node.text)) {
      add(node, node.text);
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = textOf(node);
      if (holdsText(node) ? HAS_LETTER.test(text) : READS_AS_TEXT.test(text)) {
        add(node, text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isExempt(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) {
    return true;
  }
  if (ts.isJsxAttribute(node)) {
    return /^(?:className|\w+ClassName|rel|d|data-.*)$/.test(node.name.getText());
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return EXEMPT_CALLS.test(node.expression.getText());
  }
  return (
    ts.isBinaryExpression(node) &&
    (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
      node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken)
  );
}

/** The static parts of a template literal, with a placeholder for each value. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
    : node.text;
}

/** Whether a literal is the value of an attribute or property for texts. */
function holdsText(node: ts.Node): boolean {
  let inner = node;
  let { parent } = node;
  while (
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== inner)
  ) {
    inner = parent;
    parent = parent.parent;
  }
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    return TEXT_NAMES.test(parent.name.getText());
  }
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(parent.left) &&
    TEXT_NAMES.test(parent.left.name.text)
  );
}
