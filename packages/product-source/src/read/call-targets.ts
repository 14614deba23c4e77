import { type CallExpression, type ClassDeclaration, type NewExpression, Node } from 'ts-morph';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, symbolOf } from './static-value.ts';
import { calleeName } from './syntax.ts';

type Implementers = ReadonlyMap<Node | undefined, readonly ClassDeclaration[]>;

/** Interfaces and classes with the classes that stand for them at run time. */
export function findImplementers(tree: SourceTree): Implementers {
  const found = new Map<Node, ClassDeclaration[]>();
  for (const node of tree.files.flatMap((file) => file.getClasses())) {
    const bases = [...node.getImplements(), node.getExtends()].flatMap(
      (clause) => symbolOf(clause?.getExpression())?.getDeclarations() ?? [],
    );
    for (const base of bases) {
      found.set(base, [...(found.get(base) ?? []), node]);
    }
  }
  return found;
}

function isFunction(node: Node): boolean {
  return Node.isFunctionLikeDeclaration(node) || Node.isFunctionExpression(node);
}

const LATER = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'on', 'once'];

/** Work whose errors do not come back: timers, listeners, promises nobody waits for. */
export function isDetached(node: Node): boolean {
  const parent = node.getParent();
  if (Node.isCallExpression(parent) && parent.getExpression() !== node) {
    const name = calleeName(parent);
    const isAsyncEach = name === 'forEach' && Node.isArrowFunction(node) && node.isAsync();
    // Promise.allSettled() turns errors into values.
    if (name === 'allSettled' || isAsyncEach) return true;
    return isFunction(node) && LATER.includes(name);
  }
  if (!Node.isCallExpression(node)) return false;
  if (Node.isPropertyAccessExpression(parent) && parent.getName() === 'catch') return true;
  const isStatement = Node.isExpressionStatement(parent) || Node.isVoidExpression(parent);
  const declaration = node.getExpression().getSymbol()?.getValueDeclaration();
  return isStatement && Node.isMethodDeclaration(declaration) && declaration.isAsync();
}

/** The functions that a call may run; nothing for packages, the language's own, and what the compiler does not know. */
export function findTargets(
  call: CallExpression | NewExpression,
  implementers: Implementers,
): readonly Node[] {
  const target = symbolOf(call.getExpression());
  const declarations = target?.getDeclarations() ?? [];
  const [declaration] = declarations;
  if (target === undefined || declaration === undefined) return [];
  const file = declaration.getSourceFile();
  if (file.isInNodeModules() || file.isDeclarationFile()) return [];
  if (Node.isClassDeclaration(declaration)) {
    return declaration.getConstructors();
  }
  if (Node.isVariableDeclaration(declaration) || Node.isPropertyDeclaration(declaration)) {
    const value = declaration.getInitializer();
    return value !== undefined && isFunction(value) ? [value] : [];
  }
  const standIns = implementers.get(declaration.getParent()) ?? [];
  const overridden = standIns.flatMap((node) => node.getInstanceMethod(target.getName()) ?? []);
  const own = declarations.filter((node) => isFunction(node) && bodyOf(node) !== undefined);
  return [...own, ...overridden];
}

/** The function that a name stands for. */
export function functionOf(node: Node | undefined): Node | undefined {
  if (!Node.isIdentifier(node)) return undefined;
  const declaration = declarationOf(node);
  const value = Node.isVariableDeclaration(declaration)
    ? declaration.getInitializer()
    : declaration;
  return value !== undefined && isFunction(value) ? value : undefined;
}

/** What a function runs. */
function bodyOf(node: Node): Node | undefined {
  return Node.isBodyable(node) || Node.isBodied(node) ? node.getBody() : undefined;
}
