import { type BinaryExpression, Node, type ObjectLiteralExpression } from 'ts-morph';
import type { JsonValue } from '../facts.ts';

/** The value of an expression when the source alone decides it, otherwise undefined. */
export function staticValue(node: Node | undefined, depth = 0): JsonValue | undefined {
  if (node === undefined || depth > 8) return undefined;
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
    return node.getLiteralText();
  }
  if (Node.isNumericLiteral(node) || Node.isTrueLiteral(node) || Node.isFalseLiteral(node)) {
    return node.getLiteralValue();
  }
  if (Node.isNullLiteral(node)) return null;
  if (Node.isPrefixUnaryExpression(node)) {
    const value = staticValue(node.getOperand(), depth + 1);
    return typeof value === 'number' && node.getText().startsWith('-') ? -value : undefined;
  }
  // `(x)`, `x as T`, `x satisfies T`
  if (Node.isExpressioned(node)) {
    return staticValue(node.getExpression(), depth + 1);
  }
  if (Node.isArrayLiteralExpression(node)) {
    return staticList(node.getElements(), depth + 1);
  }
  if (Node.isObjectLiteralExpression(node)) {
    return staticObject(node, depth + 1);
  }
  if (Node.isBinaryExpression(node)) return staticBinary(node, depth + 1);
  if (Node.isCallExpression(node) && node.getExpression().getText() === 'Object.values') {
    return enumValues(node.getArguments()[0]);
  }
  if (Node.isNewExpression(node) && node.getExpression().getText() === 'Set') {
    return staticValue(node.getArguments()[0], depth + 1);
  }
  const isName = Node.isIdentifier(node) || Node.isPropertyAccessExpression(node);
  const declaration = isName ? declarationOf(node) : undefined;
  if (Node.isEnumMember(declaration)) return declaration.getValue();
  return Node.isVariableDeclaration(declaration) || Node.isPropertyAssignment(declaration)
    ? staticValue(declaration.getInitializer(), depth + 1)
    : undefined;
}

/** Text of a message: values that are put in become `{expression}`. */
export function staticText(node: Node | undefined): string | undefined {
  if (Node.isTemplateExpression(node)) {
    const spans = node
      .getTemplateSpans()
      .map((span) => placeholder(span.getExpression()) + span.getLiteral().getLiteralText());
    return node.getHead().getLiteralText() + spans.join('');
  }
  if (Node.isBinaryExpression(node)) {
    const [left, right] = [node.getLeft(), node.getRight()];
    const [start, end] = [staticText(left), staticText(right)];
    const isText = start !== undefined || end !== undefined;
    return isText && node.getOperatorToken().getText() === '+'
      ? `${start ?? placeholder(left)}${end ?? placeholder(right)}`
      : undefined;
  }
  const value = staticValue(node);
  return typeof value === 'string' ? value : undefined;
}

function placeholder(node: Node): string {
  const name = node.getText().replace(/\s+/g, ' ');
  return `{${name.length > 40 ? '…' : name}}`;
}

function staticList(nodes: readonly Node[], depth: number): JsonValue | undefined {
  const values = nodes.map((node) =>
    staticValue(Node.isSpreadElement(node) ? node.getExpression() : node, depth),
  );
  return values.every((value) => value !== undefined)
    ? values.flatMap((value, at) => (Node.isSpreadElement(nodes[at]) ? value : [value]))
    : undefined;
}

function staticObject(node: ObjectLiteralExpression, depth: number): JsonValue {
  const properties = node.getProperties().filter(Node.isPropertyAssignment);
  const entries = properties.flatMap((property) => {
    const value = staticValue(property.getInitializer(), depth);
    const name = property.getName().replace(/^['"]|['"]$/g, '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** `'a' + 'b'`, and the default of `read() || 'default'`. */
function staticBinary(node: BinaryExpression, depth: number): JsonValue | undefined {
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

/** Values of an enum, a constant object or a list that an expression names. */
export function enumValues(node: Node | undefined): readonly JsonValue[] | undefined {
  const declaration = declarationOf(node);
  if (Node.isEnumDeclaration(declaration)) {
    return declaration.getMembers().flatMap((member) => member.getValue() ?? []);
  }
  const value = staticValue(node);
  return value !== null && typeof value === 'object' ? Object.values(value) : undefined;
}

/** What a name stands for, behind imports. */
export function symbolOf(node: Node | undefined) {
  const symbol = node?.getSymbol();
  return symbol?.getAliasedSymbol() ?? symbol;
}

/** Where a name was declared, behind imports. */
export function declarationOf(node: Node | undefined): Node | undefined {
  const target = symbolOf(node);
  return target?.getValueDeclaration() ?? target?.getDeclarations()[0];
}

/** What the constant that a name stands for is set to; other expressions themselves. */
export function initializerOf(node: Node | undefined): Node | undefined {
  const declaration = Node.isIdentifier(node) ? declarationOf(node) : undefined;
  return Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : node;
}

/** What a value is when a request leaves it out: class-transformer fills an instance that has it already. */
export function defaultOf(initializer: Node | undefined): { readonly default?: JsonValue } {
  const value = staticValue(initializer);
  return value === undefined || value === null ? {} : { default: value };
}
