import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, Node, SyntaxKind } from 'ts-morph';
import type {
  CollectionFact,
  EnvironmentFact,
  Facts,
  FrontendRouteFact,
  PackageFact,
  Place,
} from '../facts.ts';
import { optionOf, shortText } from './decorators.ts';
import { BrokenSourceError, type SourceTree } from './source-tree.ts';
import { staticValue } from './static-value.ts';

/** Packages of the checkout: its root and the folders with a `package.json` of their own. */
export const PACKAGE_FOLDERS = ['', 'backend', 'frontend', 'cli', 'docs', 'e2e'];

/** Scripts and dependencies of each package. */
export function readPackages(root: string): readonly PackageFact[] {
  return PACKAGE_FOLDERS.map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      let data: Record<string, unknown>;
      try {
        data = JSON.parse(text);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new BrokenSourceError(
          `The source cannot be read:\n${file}:${lineOfFault(text, reason)} ${reason}`,
        );
      }
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

function texts(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, text]) => [key, String(text)]),
  );
}

/** JSON.parse tells the offset only. */
function lineOfFault(text: string, reason: string): number {
  const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
  return text.slice(0, offset).split('\n').length;
}

/** `process.env.NAME`, `env('NAME')`, `envOrFail('NAME')`, `import.meta.env.NAME`. */
export function readEnvironment(
  trees: Readonly<Record<string, SourceTree>>,
): readonly EnvironmentFact[] {
  const found = new Map<string, EnvironmentFact['places'][number][]>();
  for (const [app, tree] of Object.entries(trees)) {
    for (const file of tree.files.filter((candidate) => /\benv/i.test(candidate.getFullText()))) {
      file.forEachDescendant((node) => {
        const name = variableName(node);
        if (name !== undefined) {
          const key = `${name} ${app}`;
          const place = { ...tree.placeOf(node), default: defaultOf(node) };
          found.set(key, [...(found.get(key) ?? []), place]);
        }
      });
    }
  }
  return [...found]
    .map(([key, places]) => ({
      name: key.split(' ')[0] ?? '',
      app: key.split(' ')[1] ?? '',
      places,
    }))
    .sort((a, b) => (`${a.app} ${a.name}` < `${b.app} ${b.name}` ? -1 : 1));
}

function variableName(node: Node): string | undefined {
  if (Node.isPropertyAccessExpression(node) && isEnvironment(node.getExpression())) {
    return node.getName();
  }
  if (Node.isElementAccessExpression(node) && isEnvironment(node.getExpression())) {
    const name = staticValue(node.getArgumentExpression());
    return typeof name === 'string' ? name : undefined;
  }
  if (
    Node.isCallExpression(node) &&
    ['env', 'envOrFail'].includes(node.getExpression().getText())
  ) {
    const name = staticValue(node.getArguments()[0]);
    return typeof name === 'string' ? name : undefined;
  }
  return undefined;
}

function isEnvironment(node: Node): boolean {
  return ['process.env', 'import.meta.env'].includes(node.getText());
}

/** The right side of `read || default`, as source text. */
function defaultOf(node: Node): string | null {
  const parent = node.getParent();
  const isDefault =
    Node.isBinaryExpression(parent) &&
    parent.getLeft() === node &&
    ['||', '??'].includes(parent.getOperatorToken().getText());
  return isDefault ? shortText(parent.getRight(), 60) : null;
}

/** Collections that the code opens by name, with the fields of their type and their indexes. */
export function readCollections(tree: SourceTree): readonly CollectionFact[] {
  const found = new Map<
    string,
    {
      type: string;
      fields: CollectionFact['fields'];
      indexes: CollectionFact['indexes'][number][];
      places: Place[];
    }
  >();
  for (const node of tree.files.flatMap((file) => file.getClasses())) {
    const calls = node.getDescendantsOfKind(SyntaxKind.CallExpression);
    const byProperty = new Map<string, string>();
    for (const call of calls.filter((candidate) => isNamed(candidate, 'getCollection'))) {
      const name = nameOf(call);
      if (name === undefined) continue;
      const type = call.getTypeArguments()[0];
      const known = found.get(name) ?? { type: '', fields: [], indexes: [], places: [] };
      known.places.push(tree.placeOf(call));
      if (type !== undefined && known.fields.length === 0) {
        known.type = type.getText();
        known.fields = type
          .getType()
          .getProperties()
          .map((member) => ({
            name: member.getName(),
            type: member
              .getTypeAtLocation(call)
              .getText(call)
              .replace(/import\("[^"]*"\)\./g, '')
              .slice(0, 80),
          }));
      }
      found.set(name, known);
      byProperty.set(assignedTo(call), name);
    }
    for (const call of calls.filter((candidate) => isNamed(candidate, 'createIndex'))) {
      const callee = call.getExpression();
      const receiver = Node.isPropertyAccessExpression(callee)
        ? callee.getExpression().getText()
        : '';
      const collection = found.get(byProperty.get(receiver) ?? '');
      const [keys, options] = call.getArguments();
      collection?.indexes.push({
        keys: keys === undefined ? '' : shortText(keys),
        options: options === undefined ? '' : shortText(options),
        ...tree.placeOf(call),
      });
    }
  }
  return [...found]
    .map(([name, fact]) => ({ name, ...fact }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isNamed(call: CallExpression, name: string): boolean {
  const callee = call.getExpression();
  return Node.isPropertyAccessExpression(callee) && callee.getName() === name;
}

/** The name in `getCollection(name)`: a text, or a field of the class that holds one. */
function nameOf(call: CallExpression): string | undefined {
  const [argument] = call.getArguments();
  const declaration = argument?.getSymbol()?.getValueDeclaration();
  const value =
    staticValue(argument) ??
    (Node.isPropertyDeclaration(declaration)
      ? staticValue(declaration.getInitializer())
      : undefined);
  return typeof value === 'string' ? value : undefined;
}

function assignedTo(call: CallExpression): string {
  const assignment = call.getFirstAncestorByKind(SyntaxKind.BinaryExpression);
  const variable = call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration);
  return assignment?.getLeft().getText() ?? variable?.getName() ?? '';
}

/** `program.command('setup')`. */
export function readCommands(tree: SourceTree): Facts['commands'] {
  return tree.files.flatMap((file) =>
    file
      .getDescendantsOfKind(SyntaxKind.CallExpression)
      .filter((call) => isNamed(call, 'command'))
      .flatMap((call) => {
        const name = staticValue(call.getArguments()[0]);
        return typeof name === 'string' ? [{ name, ...placeOfName(tree, call) }] : [];
      }),
  );
}

/** The line of `.command`, not of the chain that it ends. */
function placeOfName(tree: SourceTree, call: CallExpression): Place {
  const callee = call.getExpression();
  return tree.placeOf(Node.isPropertyAccessExpression(callee) ? callee.getNameNode() : call);
}

/** `app.get('/health', …)` on the Express application, `app.use('/reference', …)`. */
export function readServerRoutes(tree: SourceTree): Facts['serverRoutes'] {
  return tree.files.flatMap((file) =>
    file
      .getDescendantsOfKind(SyntaxKind.CallExpression)
      .filter((call) =>
        /^app\.(get|post|put|patch|delete|use)$/.test(call.getExpression().getText()),
      )
      .flatMap((call) => {
        const path = staticValue(call.getArguments()[0]);
        const method = call.getExpression().getText().slice(4);
        return typeof path === 'string' ? [{ method, path, ...tree.placeOf(call) }] : [];
      }),
  );
}

/** TanStack Router's routes: `new Route({ getParentRoute: () => parent, path })`. */
export function readFrontendRoutes(tree: SourceTree): readonly FrontendRouteFact[] {
  const routes = new Map<
    string,
    { path: string; parent: string; component: string; place: Place }
  >();
  for (const declaration of tree.files.flatMap((file) => file.getVariableDeclarations())) {
    const value = declaration.getInitializer();
    const isRoute = Node.isNewExpression(value) || Node.isCallExpression(value);
    const name = isRoute ? value.getExpression().getText() : '';
    const options = isRoute ? value.getArguments()[0] : undefined;
    if (!['Route', 'createRoute'].includes(name)) continue;
    const parent = optionOf(options, 'getParentRoute');
    routes.set(declaration.getName(), {
      path: String(staticValue(optionOf(options, 'path')) ?? ''),
      parent: Node.isArrowFunction(parent) ? parent.getBody().getText() : '',
      component: optionOf(options, 'component')?.getText().replace(/\s+/g, ' ').slice(0, 60) ?? '',
      place: tree.placeOf(declaration),
    });
  }
  const full = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : `${full(route.parent)}/${route.path}`;
  };
  return [...routes].map(([name, route]) => ({
    path: full(name)
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1'),
    component: route.component,
    ...route.place,
  }));
}
