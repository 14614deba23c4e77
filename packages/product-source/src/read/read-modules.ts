import { type ExportedDeclarations, Node, type SourceFile } from 'ts-morph';
import type { ExportFact, ModuleFact } from '../facts.ts';
import type { SourceTree } from './source-tree.ts';
import { initializerOf } from './static-value.ts';

/** Folders of `backend/src/modules` with their controllers and exports. */
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
  return {
    name,
    file: tree.pathOf(index),
    line: 1,
    controllers: exports.find((fact) => fact.name === `${name}ModuleControllers`)?.members ?? [],
    exports,
  };
}

function readExport(tree: SourceTree, name: string, node: ExportedDeclarations): ExportFact {
  const place = tree.placeOf(node);
  if (Node.isVariableDeclaration(node)) {
    const type = node.getTypeNode()?.getText() ?? 'unknown';
    return { name, kind: 'constant', type, members: membersOf(node.getInitializer()), ...place };
  }
  if (Node.isFunctionDeclaration(node)) {
    const parameters = node.getParameters().map((parameter) => parameter.getText());
    const result = node.getReturnTypeNode()?.getText() ?? 'unknown';
    const type = `(${parameters.join(', ')}) => ${result}`;
    return { name, kind: 'function', type, members: [], ...place };
  }
  const kind = Node.isClassDeclaration(node) ? 'class' : 'other';
  return { name, kind, type: 'unknown', members: [], ...place };
}

/** Names in a list, those of a list that is spread in among them; keys of an object. */
function membersOf(value: Node | undefined): readonly string[] {
  if (Node.isArrayLiteralExpression(value)) {
    return value.getElements().flatMap((element) => {
      const spread = Node.isSpreadElement(element) ? element.getExpression() : undefined;
      const inner = membersOf(initializerOf(spread));
      return inner.length > 0 ? inner : [element.getText()];
    });
  }
  const properties = Node.isObjectLiteralExpression(value) ? value.getProperties() : [];
  return properties.map((property) =>
    Node.isSpreadAssignment(property) ? property.getText() : property.getName(),
  );
}
