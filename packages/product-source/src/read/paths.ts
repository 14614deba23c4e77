import { Node } from 'ts-morph';
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
function rootOf(root: Node): Path {
  return { key: `${root.getSourceFile().getFilePath()}:${root.getPos()}`, root, names: [] };
}

function under(path: Path | undefined, name: string): Path | undefined {
  return path && { ...path, key: `${path.key}.${name}`, names: [...path.names, name] };
}
