import { Node, SyntaxKind } from 'ts-morph';
import { declarationOf } from './static-value.ts';
import { remembered } from './syntax.ts';

/** A name and the fields that are read from it: `body.answers.length`. */
export interface Path {
  /** The same for all paths that lead to the same value. */
  readonly key: string;
  /** Parameter, variable or element of a pattern. */
  readonly root: Node;
  readonly names: readonly string[];
}

/**
 * The path that an expression is; undefined for other expressions. Constants that stand for a path
 * lead to that path: `const { id } = params`.
 */
export const pathOf = remembered(findPath);

function findPath(node: Node): Path | undefined {
  if (Node.isPropertyAccessExpression(node))
    return under(pathOf(node.getExpression()), node.getName());
  // `(x)`, `x as T`, `x!`
  if (Node.isExpressioned(node)) return pathOf(node.getExpression());
  return Node.isIdentifier(node) ? pathOfDeclaration(declarationOf(node)) : undefined;
}

function pathOfDeclaration(node: Node | undefined): Path | undefined {
  if (Node.isBindingElement(node)) {
    const pattern = node.getParent();
    const isPlain = Node.isObjectBindingPattern(pattern) && !node.getDotDotDotToken();
    const name = (node.getPropertyNameNode() ?? node.getNameNode()).getText();
    const isTold = isPlain && node.getInitializer() === undefined;
    return isTold ? under(pathOfDeclaration(pattern.getParent()), name) : rootOf(node);
  }
  if (Node.isVariableDeclaration(node)) {
    const value = node.getInitializer();
    const isConstant = node.getVariableStatement()?.getDeclarationKind() === 'const';
    return (isConstant && value ? pathOf(value) : undefined) ?? rootOf(node);
  }
  return Node.isParameterDeclaration(node) ? rootOf(node) : undefined;
}

/** The path of a parameter or variable itself. */
export function rootOf(root: Node): Path {
  return { key: `${root.getSourceFile().getFilePath()}:${root.getPos()}`, root, names: [] };
}

function under(path: Path | undefined, name: string): Path | undefined {
  return path && { ...path, key: `${path.key}.${name}`, names: [...path.names, name] };
}

/** What a path, or what it is a field of, is set to after it was declared; undefined when it never is. */
export function changesOf({ root, key }: Path): readonly Node[] | undefined {
  const owner = root.getAncestors().filter(Node.isFunctionLikeDeclaration).at(-1);
  if (owner === undefined) {
    // Any function of the file may set a variable of the file.
    const statement = root.getFirstAncestorByKind(SyntaxKind.VariableStatement);
    return statement?.getDeclarationKind() === 'const' ? undefined : [];
  }
  const changed = changesIn(owner);
  if (changed.size === 0) return undefined;
  const isChanged = [...changed.keys()].some((other) => `${key}.`.startsWith(`${other}.`));
  return isChanged ? (changed.get(key) ?? []) : undefined;
}

const changesIn = remembered((owner: Node) => {
  const found = new Map<string, readonly Node[]>();
  const note = (target: Node, value: Node | undefined) => {
    const path = pathOf(target);
    if (path === undefined) return;
    const initial = Node.isVariableDeclaration(path.root) ? path.root.getInitializer() : undefined;
    const before = found.get(path.key) ?? (initial ? [initial] : []);
    found.set(path.key, [...before, ...(value ? [value] : [])]);
  };
  owner.forEachDescendant((node) => {
    if (Node.isBinaryExpression(node)) {
      const operator = node.getOperatorToken().getKind();
      const isSet = operator >= SyntaxKind.FirstAssignment && operator <= SyntaxKind.LastAssignment;
      if (isSet)
        note(node.getLeft(), operator === SyntaxKind.EqualsToken ? node.getRight() : undefined);
    }
    if (Node.isDeleteExpression(node)) note(node.getExpression(), undefined);
    const isCount = Node.isPostfixUnaryExpression(node) || Node.isPrefixUnaryExpression(node);
    if (isCount && /\+\+|--/.test(node.getText())) note(node.getOperand(), undefined);
  });
  return found;
});
