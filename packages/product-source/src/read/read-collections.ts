import { type CallExpression, type ClassDeclaration, Node, SyntaxKind, type Type } from 'ts-morph';
import type { CollectionFact, Place } from '../facts.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, staticValue } from './static-value.ts';
import { calleeName, callsIn, receiverOf, shortText } from './syntax.ts';

interface Collection {
  type: string;
  fields: CollectionFact['fields'];
  readonly indexes: CollectionFact['indexes'][number][];
  readonly writers: Set<string>;
  readonly places: Place[];
}

/** Methods of the driver that change documents. */
const WRITES =
  /^(insert(One|Many)|update(One|Many)|replaceOne|delete(One|Many)|findOneAnd(Update|Replace|Delete)|bulkWrite)$/;

/** Collections that the code opens by name, with the fields of their type, their indexes and the files that write them. */
export function readCollections(tree: SourceTree): readonly CollectionFact[] {
  const found = new Map<string, Collection>();
  for (const node of tree.files.flatMap((file) => file.getClasses())) {
    const opened = openedIn(node);
    for (const { name, call } of opened.filter(({ isOpening }) => isOpening)) {
      const known = found.get(name) ?? {
        type: '',
        fields: [],
        indexes: [],
        writers: new Set<string>(),
        places: [],
      };
      // Some files declare only the fields that they read; the longest list is that of the document, and its place comes first.
      const documents = documentsOf(call);
      if (documents.fields.length > known.fields.length) {
        Object.assign(known, documents);
        known.places.unshift(tree.placeOf(call));
      } else known.places.push(tree.placeOf(call));
      found.set(name, known);
    }
    const held = heldIn(node, opened);
    for (const call of callsIn(node)) {
      for (const name of held.get(receiverOf(call)?.getText() ?? '') ?? []) {
        const collection = found.get(name);
        if (collection !== undefined) readUse(tree, collection, call);
      }
    }
  }
  return [...found]
    .map(([name, fact]) => ({ name, ...fact, writers: [...fact.writers].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a call on a collection tells about it. */
function readUse(tree: SourceTree, collection: Collection, call: CallExpression): void {
  const method = calleeName(call);
  const [first] = call.getArguments();
  if (WRITES.test(method)) collection.writers.add(tree.placeOf(call).file);
  if (method === 'insertOne' && first !== undefined && collection.fields.length === 0) {
    collection.fields = fieldsOf(first.getType(), call);
  }
  if (method === 'createIndex') {
    const [keys = '', options = ''] = call.getArguments().map((part) => shortText(part));
    const inside = call.getFirstAncestorByKind(SyntaxKind.MethodDeclaration);
    const index = { keys, options, method: inside?.getName() ?? '', ...tree.placeOf(call) };
    collection.indexes.push(index);
  }
}

/** Names of collections by what holds them in a class: `this.books`, or `shelf` after `shelf = this.books`. */
function heldIn(node: ClassDeclaration, opened: ReturnType<typeof openedIn>) {
  const held = new Map<string, Set<string>>();
  const add = (holder: string, names: Iterable<string>) =>
    held.set(holder, new Set([...(held.get(holder) ?? []), ...names]));
  for (const { name, call } of opened) {
    add(assignedTo(call)?.getText() ?? '', [name]);
  }
  for (const assignment of node.getDescendantsOfKind(SyntaxKind.BinaryExpression)) {
    const names = held.get(assignment.getRight().getText());
    const isAssignment = assignment.getOperatorToken().getText() === '=';
    if (isAssignment && names !== undefined) add(assignment.getLeft().getText(), names);
  }
  return held;
}

/**
 * Calls that open a collection, and calls of methods of the class that return one: `const books = await this.open()`.
 */
function openedIn(node: ClassDeclaration) {
  const opened = callsIn(node)
    .filter((call) => /^(getCollection|collection)$/.test(calleeName(call)))
    .flatMap((call) => {
      const name = collectionName(call);
      return name === undefined ? [] : [{ name, call, isOpening: true }];
    });
  const returned = opened.filter(({ call }) => Node.isReturnStatement(call.getParent()));
  const handed = returned.flatMap(({ name, call: inner }) => {
    const method = inner.getFirstAncestorByKind(SyntaxKind.MethodDeclaration);
    return callsIn(node)
      .filter((call) => declarationOf(call.getExpression()) === method)
      .map((call) => ({ name, call, isOpening: false }));
  });
  return [...opened, ...handed];
}

/** The type of a collection's documents: `getCollection<Type>(…)`, or that of what holds it: `Collection<Type>`. */
function documentsOf(call: CallExpression): Pick<CollectionFact, 'type' | 'fields'> {
  const [argument] = call.getTypeArguments();
  const type = argument?.getType() ?? assignedTo(call)?.getType().getTypeArguments()[0];
  return type === undefined
    ? { type: '', fields: [] }
    : { type: textOf(type, call), fields: fieldsOf(type, call) };
}

function fieldsOf(type: Type, at: Node): CollectionFact['fields'] {
  return type
    .getProperties()
    .map((member) => ({ name: member.getName(), type: textOf(member.getTypeAtLocation(at), at) }));
}

/** The few texts that a type allows, or the type without the files of its parts, cut where a table ends; that it may be undefined stays. */
function textOf(type: Type, at: Node): string {
  const text = type.getText(at).replaceAll(/import\("[^"]*"\)\./g, '');
  const [, whole = '', end = ''] = /^(.*?)( \| undefined)?$/.exec(text) ?? [];
  const parts = type.getUnionTypes().filter((part) => !part.isUndefined());
  const texts = parts.map((part) => (part.isStringLiteral() ? `"${part.getLiteralValue()}"` : ''));
  if (texts.length > 0 && !texts.includes('') && texts.join(' | ').length <= 140)
    return `${texts.join(' | ')}${end}`;
  return `${whole.length > 100 ? `${whole.slice(0, 99)}…` : whole}${end}`;
}

/** The name in `getCollection(name)`: a text, or a field of the class that holds one. */
function collectionName(call: CallExpression): string | undefined {
  const [argument] = call.getArguments();
  const declaration = argument?.getSymbol()?.getValueDeclaration();
  const field = Node.isPropertyDeclaration(declaration) ? declaration.getInitializer() : undefined;
  const value = staticValue(argument) ?? staticValue(field);
  return typeof value === 'string' ? value : undefined;
}

/** What a call's result is kept in: `this.books`, `books`. */
function assignedTo(call: CallExpression): Node | undefined {
  const assignment = call.getFirstAncestorByKind(SyntaxKind.BinaryExpression);
  const variable = call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration);
  return assignment?.getLeft() ?? variable?.getNameNode();
}
