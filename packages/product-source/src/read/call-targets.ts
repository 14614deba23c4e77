import { type CallExpression, type ClassDeclaration, Node } from 'ts-morph';
import type { SourceTree } from './source-tree.ts';

/** Interfaces and classes with the classes that stand for them at run time. */
export function findImplementers(tree: SourceTree): ReadonlyMap<Node, readonly ClassDeclaration[]> {
  const found = new Map<Node, ClassDeclaration[]>();
  for (const node of tree.files.flatMap((file) => file.getClasses())) {
    const bases = [...node.getImplements(), node.getExtends()].flatMap((clause) => {
      const symbol = clause?.getExpression().getSymbol();
      return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
    });
    for (const base of bases) {
      found.set(base, [...(found.get(base) ?? []), node]);
    }
  }
  return found;
}

function isFunction(node: Node): boolean {
  return (
    Node.isArrowFunction(node) ||
    Node.isFunctionExpression(node) ||
    Node.isFunctionDeclaration(node) ||
    Node.isMethodDeclaration(node)
  );
}

/** A function that is kept and not run where it stands; calls of it are followed by its name. */
export function isDefinition(node: Node): boolean {
  if (!isFunction(node)) {
    return false;
  }
  const parent = node.getParent();
  return !(
    Node.isCallExpression(parent) ||
    Node.isNewExpression(parent) ||
    Node.isParenthesizedExpression(parent)
  );
}

const LATER = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'on', 'once'];

/** Work whose errors do not come back: timers, listeners, promises nobody waits for. */
export function isDetached(node: Node): boolean {
  const parent = node.getParent();
  if (Node.isCallExpression(parent) && parent.getExpression() !== node) {
    // Promise.allSettled() turns errors into values.
    if (calleeName(parent) === 'allSettled') {
      return true;
    }
  }
  if (isFunction(node) && Node.isCallExpression(parent)) {
    const name = calleeName(parent);
    const isAsyncEach = name === 'forEach' && Node.isArrowFunction(node) && node.isAsync();
    return LATER.includes(name) || isAsyncEach;
  }
  if (
    Node.isCallExpression(node) &&
    Node.isPropertyAccessExpression(parent) &&
    parent.getName() === 'catch'
  ) {
    return true;
  }
  const isStatement = Node.isExpressionStatement(parent) || Node.isVoidExpression(parent);
  return isStatement && Node.isCallExpression(node) && isAsyncCall(node);
}

function calleeName(call: CallExpression): string {
  const callee = call.getExpression();
  return Node.isPropertyAccessExpression(callee) ? callee.getName() : callee.getText();
}

function isAsyncCall(node: Node): boolean {
  const callee = Node.isCallExpression(node) ? node.getExpression() : undefined;
  const declaration = callee?.getSymbol()?.getValueDeclaration();
  return Node.isMethodDeclaration(declaration) && declaration.isAsync();
}

/** The functions that a call may run; nothing for packages and the language's own. */
export function targetsOf(
  call: Node,
  implementers: ReadonlyMap<Node, readonly ClassDeclaration[]>,
): readonly Node[] | 'unknown' {
  const callee =
    Node.isCallExpression(call) || Node.isNewExpression(call) ? call.getExpression() : undefined;
  const symbol = callee?.getSymbol();
  const target = symbol?.getAliasedSymbol() ?? symbol;
  const declarations = target?.getDeclarations() ?? [];
  const [declaration] = declarations;
  if (declaration === undefined) {
    return callee !== undefined && isOwnMember(callee) ? 'unknown' : [];
  }
  const file = declaration.getSourceFile();
  if (file.isInNodeModules() || file.isDeclarationFile()) {
    return [];
  }
  if (Node.isClassDeclaration(declaration)) {
    return declaration.getConstructors();
  }
  if (Node.isVariableDeclaration(declaration) || Node.isPropertyDeclaration(declaration)) {
    const value = declaration.getInitializer();
    return value !== undefined && isFunction(value) ? [value] : [];
  }
  const owner = declaration.getParent();
  const standIns = owner === undefined ? [] : (implementers.get(owner) ?? []);
  const name = target?.getName() ?? '';
  const overridden = standIns.flatMap((node) => node.getInstanceMethod(name) ?? []);
  const own = declarations.filter((node) => isFunction(node) && hasBody(node));
  const found = [...own, ...overridden];
  const isAbstract = Node.isMethodSignature(declaration) || own.length === 0;
  return found.length === 0 && isAbstract && Node.isMethodSignature(declaration)
    ? 'unknown'
    : found;
}

function hasBody(node: Node): boolean {
  return Node.isBodyable(node) ? node.getBody() !== undefined : true;
}

/** `part.method()` where the compiler does not know `part` although its name says it is the product's own. */
function isOwnMember(callee: Node): boolean {
  const receiver = Node.isPropertyAccessExpression(callee) ? callee.getExpression() : undefined;
  const isNamed = Node.isPropertyAccessExpression(receiver) || Node.isIdentifier(receiver);
  const name = isNamed ? receiver.getText() : '';
  return /(service|repo|repository)$/i.test(name) && receiver?.getType().isAny() === true;
}
