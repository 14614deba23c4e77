import { type Expression, Node } from 'ts-morph';
import type { JsonValue } from '../facts.ts';

/** The value of an expression when the source alone decides it, otherwise undefined. */
export function staticValue(node: Node | undefined, depth = 0): JsonValue | undefined {
  if (node === undefined || depth > 8) {
    return undefined;
  }
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
    return node.getLiteralText();
  }
  if (Node.isNumericLiteral(node)) {
    return node.getLiteralValue();
  }
  if (Node.isTrueLiteral(node) || Node.isFalseLiteral(node)) {
    return node.getLiteralValue();
  }
  if (Node.isNullLiteral(node)) {
    return null;
  }
  if (Node.isPrefixUnaryExpression(node)) {
    const value = staticValue(node.getOperand(), depth + 1);
    return typeof value === 'number' && node.getText().startsWith('-') ? -value : undefined;
  }
  if (
    Node.isAsExpression(node) ||
    Node.isParenthesizedExpression(node) ||
    Node.isSatisfiesExpression(node)
  ) {
    return staticValue(node.getExpression(), depth + 1);
  }
  if (Node.isArrayLiteralExpression(node)) {
    return staticList(node.getElements(), depth + 1);
  }
  if (Node.isObjectLiteralExpression(node)) {
    return staticObject(node, depth + 1);
  }
  if (Node.isBinaryExpression(node)) {
    return staticBinary(node, depth + 1);
  }
  if (Node.isCallExpression(node)) {
    return staticObjectValues(node);
  }
  if (Node.isIdentifier(node) || Node.isPropertyAccessExpression(node)) {
    return staticName(node, depth + 1);
  }
  return undefined;
}

/** Text of a message: values that are put in become `{expression}`. */
export function staticText(node: Node | undefined): string | undefined {
  if (node !== undefined && Node.isTemplateExpression(node)) {
    const spans = node.getTemplateSpans().map((span) => {
      const name = span.getExpression().getText().replace(/\s+/g, ' ');
      return `{${name.length > 40 ? '…' : name}}${span.getLiteral().getLiteralText()}`;
    });
    return node.getHead().getLiteralText() + spans.join('');
  }
  if (node !== undefined && Node.isBinaryExpression(node)) {
    const left = staticText(node.getLeft());
    const right = staticText(node.getRight());
    return left === undefined || right === undefined ? undefined : left + right;
  }
  const value = staticValue(node);
  return typeof value === 'string' ? value : undefined;
}

function staticList(nodes: readonly Expression[], depth: number): JsonValue | undefined {
  const values: JsonValue[] = [];
  for (const node of nodes) {
    const isSpread = Node.isSpreadElement(node);
    const value = staticValue(isSpread ? node.getExpression() : node, depth);
    if (value === undefined) {
      return undefined;
    }
    values.push(...(isSpread && Array.isArray(value) ? value : [value]));
  }
  return values;
}

function staticObject(node: Node, depth: number): JsonValue | undefined {
  const entries: [string, JsonValue][] = [];
  for (const property of Node.isObjectLiteralExpression(node) ? node.getProperties() : []) {
    const value = Node.isPropertyAssignment(property)
      ? staticValue(property.getInitializer(), depth)
      : undefined;
    if (value !== undefined && Node.isPropertyAssignment(property)) {
      entries.push([property.getName().replace(/^['"]|['"]$/g, ''), value]);
    }
  }
  return Object.fromEntries(entries);
}

/** `'a' + 'b'`, and the default of `read() || 'default'`. */
function staticBinary(node: Node, depth: number): JsonValue | undefined {
  if (!Node.isBinaryExpression(node)) {
    return undefined;
  }
  const operator = node.getOperatorToken().getText();
  const left = staticValue(node.getLeft(), depth);
  const right = staticValue(node.getRight(), depth);
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return left + right;
  }
  if (typeof left === 'number' && typeof right === 'number') {
    return { '*': left * right, '+': left + right, '-': left - right }[operator];
  }
  return operator === '||' || operator === '??' ? (left ?? right) : undefined;
}

/** `Object.values(SomeEnum)`. */
function staticObjectValues(node: Node): JsonValue | undefined {
  if (!Node.isCallExpression(node) || node.getExpression().getText() !== 'Object.values') {
    return undefined;
  }
  const [target] = node.getArguments();
  return target === undefined ? undefined : enumValues(target);
}

function staticName(node: Node, depth: number): JsonValue | undefined {
  const declaration = declarationOf(node);
  if (declaration === undefined) {
    return undefined;
  }
  if (Node.isEnumMember(declaration)) {
    return declaration.getValue() ?? undefined;
  }
  if (Node.isVariableDeclaration(declaration) || Node.isPropertyAssignment(declaration)) {
    return staticValue(declaration.getInitializer(), depth);
  }
  return undefined;
}

/** Values of an enum, a constant object or a list that an expression names. */
export function enumValues(node: Node): readonly JsonValue[] | undefined {
  const declaration = declarationOf(node);
  const made = Node.isVariableDeclaration(declaration)
    ? bare(declaration.getInitializer())
    : bare(node);
  if (Node.isNewExpression(made) && made.getExpression().getText() === 'Set') {
    const [list] = made.getArguments();
    return list === undefined ? undefined : enumValues(list);
  }
  if (declaration !== undefined && Node.isEnumDeclaration(declaration)) {
    return declaration.getMembers().flatMap((member) => member.getValue() ?? []);
  }
  const value = staticValue(node);
  if (Array.isArray(value)) {
    return value;
  }
  return value !== null && typeof value === 'object' ? Object.values(value) : undefined;
}

/** An expression without `as`. */
function bare(node: Node | undefined): Node | undefined {
  return Node.isAsExpression(node) ? bare(node.getExpression()) : node;
}

/** Where a name was declared, behind imports. */
export function declarationOf(node: Node | undefined): Node | undefined {
  const symbol = node?.getSymbol();
  const target = symbol?.getAliasedSymbol() ?? symbol;
  return target?.getValueDeclaration() ?? target?.getDeclarations()[0];
}

/** What the constant that a name stands for is set to; other expressions themselves. */
export function initializerOf(node: Node | undefined): Node | undefined {
  const declaration = Node.isIdentifier(node) ? declarationOf(node) : undefined;
  return Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : node;
}
