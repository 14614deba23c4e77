import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, Node, SyntaxKind } from 'ts-morph';
import type { CollectionFact, EnvironmentFact, Facts, Place } from '../facts.ts';
import { BrokenSourceError, type SourceTree } from './source-tree.ts';
import { staticValue } from './static-value.ts';
import { calleeName, callsIn, optionOf, receiverOf, shortText } from './syntax.ts';

/** Packages of the checkout: its root and the folders with a `package.json` of their own. */
const PACKAGE_FOLDERS = ['', 'backend', 'frontend', 'cli', 'docs', 'e2e'];

/** Scripts and dependencies of each package. */
export function readPackages(root: string): Facts['packages'] {
  return PACKAGE_FOLDERS.map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const data = readJson(root, file);
      return {
        name: String(data.name ?? file),
        file,
        line: 1,
        scripts: texts(data.scripts),
        dependencies: texts(data.dependencies),
        devDependencies: texts(data.devDependencies),
      };
    });
}

function readJson(root: string, file: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(join(root, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // JSON.parse tells the offset only.
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
    const line = text.slice(0, offset).split('\n').length;
    throw new BrokenSourceError(`The source cannot be read:\n${file}:${line} ${reason}`);
  }
}

function texts(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(Object(value));
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}

/** `process.env.NAME`, `env('NAME')`, `envOrFail('NAME')`, `import.meta.env.NAME`. */
export function readEnvironment(
  trees: Readonly<Record<string, SourceTree>>,
): readonly EnvironmentFact[] {
  const found = Object.entries(trees).flatMap(([app, tree]) => {
    const variables = new Map<string, Place[]>();
    const files = tree.files.filter((file) => /\benv/i.test(file.getFullText()));
    for (const node of files.flatMap((file) => file.getDescendants())) {
      const name = variableName(node);
      if (typeof name !== 'string') continue;
      variables.set(name, [...(variables.get(name) ?? []), tree.placeOf(node)]);
    }
    return [...variables].map(([name, places]) => ({ name, app, places }));
  });
  return found.sort((a, b) => (`${a.app} ${a.name}` < `${b.app} ${b.name}` ? -1 : 1));
}

function variableName(node: Node) {
  if (Node.isCallExpression(node)) {
    const isRead = /^env(OrFail)?$/.test(node.getExpression().getText());
    return isRead ? staticValue(node.getArguments()[0]) : undefined;
  }
  const isField = Node.isPropertyAccessExpression(node) || Node.isElementAccessExpression(node);
  if (!isField || !/^(process|import\.meta)\.env$/.test(node.getExpression().getText())) {
    return undefined;
  }
  return Node.isPropertyAccessExpression(node)
    ? node.getName()
    : staticValue(node.getArgumentExpression());
}

interface Collection {
  type: string;
  fields: CollectionFact['fields'];
  readonly indexes: CollectionFact['indexes'][number][];
  readonly places: Place[];
}

/** Collections that the code opens by name, with the fields of their type and their indexes. */
export function readCollections(tree: SourceTree): readonly CollectionFact[] {
  const found = new Map<string, Collection>();
  for (const calls of tree.files.flatMap((file) => file.getClasses()).map(callsIn)) {
    const byProperty = new Map<string, string>();
    for (const call of calls.filter((candidate) => calleeName(candidate) === 'getCollection')) {
      const name = collectionName(call);
      if (name === undefined) continue;
      const known = found.get(name) ?? { type: '', fields: [], indexes: [], places: [] };
      known.places.push(tree.placeOf(call));
      if (known.fields.length === 0) {
        Object.assign(known, documentsOf(call));
      }
      found.set(name, known);
      byProperty.set(assignedTo(call), name);
    }
    for (const call of calls.filter((candidate) => calleeName(candidate) === 'createIndex')) {
      const collection = found.get(byProperty.get(receiverOf(call)?.getText() ?? '') ?? '');
      const [keys = '', options = ''] = call.getArguments().map((node) => shortText(node));
      collection?.indexes.push({ keys, options, ...tree.placeOf(call) });
    }
  }
  return [...found]
    .map(([name, fact]) => ({ name, ...fact }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The type of a collection's documents and its fields: `getCollection<Type>(…)`. */
function documentsOf(call: CallExpression): Pick<CollectionFact, 'type' | 'fields'> | undefined {
  const [type] = call.getTypeArguments();
  const members = type?.getType().getProperties() ?? [];
  const fields = members.map((member) => {
    const text = member.getTypeAtLocation(call).getText(call);
    return { name: member.getName(), type: text.replace(/import\("[^"]*"\)\./g, '').slice(0, 80) };
  });
  return type && { type: type.getText(), fields };
}

/** The name in `getCollection(name)`: a text, or a field of the class that holds one. */
function collectionName(call: CallExpression): string | undefined {
  const [argument] = call.getArguments();
  const declaration = argument?.getSymbol()?.getValueDeclaration();
  const field = Node.isPropertyDeclaration(declaration) ? declaration.getInitializer() : undefined;
  const value = staticValue(argument) ?? staticValue(field);
  return typeof value === 'string' ? value : undefined;
}

function assignedTo(call: CallExpression): string {
  const assignment = call.getFirstAncestorByKind(SyntaxKind.BinaryExpression);
  const variable = call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration);
  return assignment?.getLeft().getText() ?? variable?.getName() ?? '';
}

/** `program.command('setup')`, with the line of `.command`, not of the chain that it ends. */
export function readCommands(tree: SourceTree): Facts['commands'] {
  return tree.files.flatMap(callsIn).flatMap((call) => {
    const callee = call.getExpression();
    const name = staticValue(call.getArguments()[0]);
    const isCommand = Node.isPropertyAccessExpression(callee) && callee.getName() === 'command';
    if (!isCommand || typeof name !== 'string') return [];
    return [{ name, ...tree.placeOf(callee.getNameNode()) }];
  });
}

/** TanStack Router's routes: `new Route({ getParentRoute: () => parent, path })`. */
export function readFrontendRoutes(tree: SourceTree): Facts['frontendRoutes'] {
  const routes = new Map<string, Facts['frontendRoutes'][number] & { readonly parent: string }>();
  for (const declaration of tree.files.flatMap((file) => file.getVariableDeclarations())) {
    const value = declaration.getInitializer();
    const isMade = Node.isNewExpression(value) || Node.isCallExpression(value);
    if (!isMade || !/^(Route|createRoute)$/.test(value.getExpression().getText())) continue;
    const [options] = value.getArguments();
    const parent = optionOf(options, 'getParentRoute');
    routes.set(declaration.getName(), {
      path: String(staticValue(optionOf(options, 'path')) ?? ''),
      parent: Node.isArrowFunction(parent) ? parent.getBody().getText() : '',
      ...tree.placeOf(declaration),
    });
  }
  const full = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : `${full(route.parent)}/${route.path}`;
  };
  return [...routes].map(([name, { parent, ...route }]) => ({
    ...route,
    path: full(name)
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1'),
  }));
}
