import ts from 'typescript';

/** Attributes and properties whose values are always texts for readers. */
const TEXT_NAMES = /^(?:aria-?label|aria-?description|title|placeholder|alt|label|textContent)$/i;

/** Calls whose arguments readers do not see, or that create messages. */
const EXEMPT_CALLS =
  /^(?:translate|clsx|\w*Error|console\.\w+|.*\.(?:closest|matches|querySelector(?:All)?|startsWith|replace))$/;

const HAS_LETTER = /\p{L}/u;

/** A capital with small letters, or two words: not a class name, a key or an address. */
const READS_AS_TEXT = /^\p{Lu}\p{Ll}+(?:$|[\s.,:!?…])|^[\p{L}'’,]+(?: [\p{L}'’,]+)+[ .:?…]*$/u;

/**
 * Finds texts for readers in the source of a component or a browser script that are not messages: text in
 * JSX, literals in attributes and properties for texts, and literals that look like text.
 *
 * @param source of a file in TypeScript, with JSX
 * @returns the texts and their lines, counted from 1
 */
export function findUntranslated(source: string) {
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
