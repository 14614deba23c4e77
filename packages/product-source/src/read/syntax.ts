// Questions about the syntax and types of the product's source that several readers ask.
import {
  type CallExpression,
  type Decorator,
  type MethodDeclaration,
  Node,
  type ReturnStatement,
  SyntaxKind,
  type Type,
} from 'ts-morph';
import { declarationOf, initializerOf } from './static-value.ts';

/** A function that looks only once for what belongs to a node and remembers it. */
export function remembered<Key extends object, Found>(
  find: (key: Key) => Found,
): (key: Key) => Found {
  const known = new WeakMap<Key, { readonly found: Found }>();
  return (key) => {
    const entry = known.get(key) ?? { found: find(key) };
    known.set(key, entry);
    return entry.found;
  };
}

type Decorated = { readonly getDecorators: () => Decorator[] };

/** Decorators of a class, method, property or parameter with one of these names, in source order. */
export function decoratorsOf(node: Decorated, ...names: readonly string[]): readonly Decorator[] {
  return node.getDecorators().filter((decorator) => names.includes(decorator.getName()));
}

/** Parameters of a method that have one of these decorators. */
export function parametersWith(method: MethodDeclaration, ...names: readonly string[]) {
  return method.getParameters().filter((node) => decoratorsOf(node, ...names).length > 0);
}

/** Names that a method reads by hand from a part of the request: `a` of `req.query.a`. */
export function readsOf(method: MethodDeclaration, part: 'query' | 'headers'): readonly string[] {
  const requests = parametersWith(method, 'Req').map((parameter) => parameter.getName());
  const names = method
    .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
    .flatMap((access) => {
      const owner = access.getExpression();
      const isPart =
        Node.isPropertyAccessExpression(owner) &&
        owner.getName() === part &&
        requests.includes(owner.getExpression().getText());
      return isPart ? [access.getName()] : [];
    });
  return [...new Set(names)];
}

/** An argument of the decorator, the first unless told otherwise, or undefined. */
export function argumentOf(decorator: Decorator | undefined, index = 0): Node | undefined {
  return decorator?.getArguments()[index];
}

/** The expression behind `name` in an object literal. */
export function optionOf(node: Node | undefined, name: string): Node | undefined {
  const property = Node.isObjectLiteralExpression(node) ? node.getProperty(name) : undefined;
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
}

/** Names of the properties of an object literal, with those of constants that are spread in. */
export function keysOf(node: Node | undefined): readonly string[] {
  const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : [];
  return properties.flatMap((property) =>
    Node.isSpreadAssignment(property)
      ? keysOf(initializerOf(property.getExpression()))
      : [property.getName().replace(/['"]/g, '')],
  );
}

/** Fields of an object; the compiler leaves out those of a spread object that may be null. */
export function membersOf(type: Type): ReturnType<Type['getProperties']> {
  const literal = type.getSymbol()?.getDeclarations()[0];
  const properties = Node.isObjectLiteralExpression(literal) ? literal.getProperties() : [];
  const spread = properties
    .filter(Node.isSpreadAssignment)
    .map((property) => property.getExpression().getType())
    .filter((part) => part.isNullable());
  const members = [...spread.map((part) => part.getNonNullableType()), type].flatMap((part) =>
    part.getProperties(),
  );
  const byName = new Map(members.map((member) => [member.getName(), member]));
  return [...byName.values()].filter((member) => !member.getName().startsWith('__@'));
}

/** All calls inside a node, in source order. */
export function callsIn(node: Node): readonly CallExpression[] {
  return node.getDescendantsOfKind(SyntaxKind.CallExpression);
}

/** The `return` statements of a function, without those of functions inside of it. */
export function returnsOf(owner: Node): readonly ReturnStatement[] {
  return owner
    .getDescendantsOfKind(SyntaxKind.ReturnStatement)
    .filter((node) => node.getFirstAncestor(Node.isFunctionLikeDeclaration) === owner);
}

/** The function that a call names: `save` of `this.books.save()`. */
export function calleeName(call: CallExpression): string {
  const callee = call.getExpression();
  return Node.isPropertyAccessExpression(callee) ? callee.getName() : callee.getText();
}

/** What `save()` is called on: `this.books` of `this.books.save()`. */
export function receiverOf(call: CallExpression): Node | undefined {
  const callee = call.getExpression();
  return Node.isPropertyAccessExpression(callee) ? callee.getExpression() : undefined;
}

/** The statements that `if` runs, without braces; the last one decides whether it is left. */
export function statementsOf(node: Node | undefined): readonly Node[] {
  return Node.isBlock(node) ? node.getStatements() : node === undefined ? [] : [node];
}

/** The last statement returns, throws or goes to the next round. */
export function isLeft(node: Node | undefined): boolean {
  const last = statementsOf(node).at(-1);
  if (Node.isTryStatement(last)) {
    return isLeft(last.getTryBlock()) && isLeft(last.getCatchClause()?.getBlock());
  }
  if (Node.isIfStatement(last)) {
    return isLeft(last.getThenStatement()) && isLeft(last.getElseStatement());
  }
  return (
    Node.isReturnStatement(last) || Node.isThrowStatement(last) || Node.isContinueStatement(last)
  );
}

/**
 * Conditions under which a method refuses every request, `if (…) throw …`, up to the first statement that may return;
 * also those of methods that it calls in any case, with the calls that lead there.
 */
export function refusalsOf(
  method: MethodDeclaration,
  depth = 0,
): readonly { readonly test: Node; readonly calls: readonly CallExpression[] }[] {
  const statements = method.getStatements();
  const end = statements.findIndex((node) => /\breturn\b/.test(node.getText()));
  return statements.slice(0, end < 0 ? undefined : end + 1).flatMap((statement) => {
    if (Node.isIfStatement(statement)) {
      const [first] = statementsOf(statement.getThenStatement());
      return Node.isThrowStatement(first) ? [{ test: statement.getExpression(), calls: [] }] : [];
    }
    const isCall = /^(return\s|const [^=]+=\s*)?(await )?[\w.]+\(/.test(statement.getText());
    const [call] = isCall && depth < 2 ? callsIn(statement) : [];
    const target = call && declarationOf(call.getExpression());
    const inner = Node.isMethodDeclaration(target) ? refusalsOf(target, depth + 1) : [];
    return inner.map(({ test, calls }) => ({ test, calls: call ? [call, ...calls] : [] }));
  });
}

/** True when a node lies inside another or is it. */
export function isIn(node: Node, outer: Node): boolean {
  const isSameFile = node.getSourceFile() === outer.getSourceFile();
  return isSameFile && node.getPos() >= outer.getPos() && node.getEnd() <= outer.getEnd();
}

/** Source text on one line, cut at a length that a table can hold. */
export function shortText(node: Node, length = 120): string {
  const text = node.getText().replace(/\s+/g, ' ');
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** The types of a union, or the type itself. */
export function partsOf(type: Type): readonly Type[] {
  return type.isUnion() ? type.getUnionTypes() : [type];
}

export function isObjectId(type: Type): boolean {
  return type.getSymbol()?.getName() === 'ObjectId';
}

export function isLibrary(declaration: Node | undefined): boolean {
  const file = declaration?.getSourceFile().getFilePath() ?? '';
  return file.includes('/node_modules/') || file.endsWith('__libraries.d.ts');
}

/** The value of a literal type; undefined for other types. */
export function literalOf(type: Type): string | number | boolean | undefined {
  const value = type.isBooleanLiteral() ? type.getText() === 'true' : type.getLiteralValue();
  return typeof value === 'object' ? undefined : value;
}
