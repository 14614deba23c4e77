import { type ExportedDeclarations, Node, type SourceFile } from 'ts-morph';
import type { ExportFact, ModuleFact } from '../facts.ts';
import type { SourceTree } from './source-tree.ts';

/** Folders of `backend/src/modules` with their controllers, services, repositories and exports. */
export function readModules(tree: SourceTree): readonly ModuleFact[] {
  return tree.files
    .filter((file) => /^backend\/src\/modules\/[^/]+\/index\.ts$/.test(tree.pathOf(file)))
    .map((index) => readModule(tree, index))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readModule(tree: SourceTree, index: SourceFile): ModuleFact {
  const name = tree.pathOf(index).split('/')[3] ?? '';
  const exports = [...index.getExportedDeclarations()]
    .flatMap(([key, nodes]) => nodes.slice(0, 1).map((node) => ({ key, node })))
    .filter(({ node }) => node.getSourceFile() === index)
    .map(({ key, node }) => readExport(tree, key, node))
    .sort((a, b) => a.line - b.line);
  const classes = tree.files
    .filter((file) => tree.pathOf(file).startsWith(`backend/src/modules/${name}/`))
    .flatMap((file) => file.getClasses())
    .map((node) => node.getName() ?? '');
  const named = (ending: RegExp) => classes.filter((text) => ending.test(text)).sort();
  return {
    name,
    file: tree.pathOf(index),
    line: 1,
    controllers: exports.find((fact) => fact.name === `${name}ModuleControllers`)?.members ?? [],
    services: named(/Service$/),
    repositories: named(/Repository$/),
    exports,
    reexports: index
      .getExportDeclarations()
      .filter((node) => node.isNamespaceExport())
      .map((node) => node.getModuleSpecifierValue() ?? '')
      .sort(),
  };
}

function readExport(tree: SourceTree, name: string, node: ExportedDeclarations): ExportFact {
  const value = Node.isVariableDeclaration(node) ? node.getInitializer() : undefined;
  const kind = Node.isVariableDeclaration(node)
    ? 'constant'
    : Node.isFunctionDeclaration(node)
      ? 'function'
      : Node.isClassDeclaration(node)
        ? 'class'
        : 'other';
  const type = Node.isVariableDeclaration(node)
    ? node.getTypeNode()?.getText()
    : Node.isFunctionDeclaration(node)
      ? `(${node
          .getParameters()
          .map((parameter) => parameter.getText())
          .join(', ')}) => ${node.getReturnTypeNode()?.getText() ?? 'unknown'}`
      : undefined;
  return { name, kind, type: type ?? 'unknown', members: membersOf(value), ...tree.placeOf(node) };
}

/** Names in a list, those of a list that is spread in among them; keys of an object. */
function membersOf(value: Node | undefined): readonly string[] {
  if (Node.isArrayLiteralExpression(value)) {
    return value.getElements().flatMap((element) => {
      if (!Node.isSpreadElement(element)) return [element.getText()];
      const symbol = element.getExpression().getSymbol();
      const target = (symbol?.getAliasedSymbol() ?? symbol)?.getValueDeclaration();
      const inner = Node.isVariableDeclaration(target) ? membersOf(target.getInitializer()) : [];
      return inner.length > 0 ? inner : [element.getText()];
    });
  }
  if (Node.isObjectLiteralExpression(value)) {
    return value
      .getProperties()
      .map((property) =>
        Node.isPropertyAssignment(property) ||
        Node.isShorthandPropertyAssignment(property) ||
        Node.isMethodDeclaration(property)
          ? property.getName()
          : property.getText(),
      );
  }
  return [];
}
