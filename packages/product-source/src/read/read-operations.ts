import {
  type ClassDeclaration,
  type Decorator,
  type MethodDeclaration,
  Node,
  SyntaxKind,
} from 'ts-morph';
import type { ModuleFact, OperationFact } from '../facts.ts';
import { functionOf } from './call-targets.ts';
import { readSuccess } from './read-answers.ts';
import { readBody } from './read-body.ts';
import { readCallers } from './read-callers.ts';
import type { ErrorReader } from './read-errors.ts';
import { readParameters } from './read-parameters.ts';
import type { SchemaReader } from './read-schemas.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, staticValue } from './static-value.ts';
import { argumentOf, decoratorsOf } from './syntax.ts';

const METHODS = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'All'];
const CONTROLLERS = ['JsonController', 'Controller'];

interface Readers {
  readonly tree: SourceTree;
  /** What requests hold. */
  readonly schemas: SchemaReader;
  readonly answers: SchemaReader;
  readonly errors: ErrorReader;
  readonly prefix: string;
  /** Names of controllers that the server loads. */
  readonly served: ReadonlySet<string>;
}

/** Every method of a controller that has a route, in source order of sorted files; `state` is the text of the method. */
export function readOperations(readers: Readers): readonly OperationFact[] {
  return (
    readers.tree.files
      .flatMap((file) => file.getClasses())
      .filter((node) => decoratorsOf(node, ...CONTROLLERS).length > 0)
      .flatMap((node) => node.getMethods().map((method) => ({ node, method })))
      .flatMap(({ node, method }) =>
        decoratorsOf(method, ...METHODS).map((route) =>
          readRequest(readers, { node, method, route }),
        ),
      )
      // All requests have been read before the first answer.
      .map((request) => readOperation(readers, request))
  );
}

interface Route {
  readonly node: ClassDeclaration;
  readonly method: MethodDeclaration;
  readonly route: Decorator;
}

function readRequest({ schemas, prefix }: Readers, source: Route) {
  const unknown: string[] = [];
  const path = pathOf(prefix, source, unknown);
  const { parameters, lacking } = readParameters(schemas, source.method, path);
  return { source, unknown, path, parameters, lacking, body: readBody(schemas, source.method) };
}

function readOperation(readers: Readers, request: ReturnType<typeof readRequest>): OperationFact {
  const { tree, answers, errors } = readers;
  const { source, unknown, path, parameters, lacking, body } = request;
  const { node, method, route } = source;
  const place = tree.placeOf(route);
  const isJson = sendsJson(node, method);
  return {
    id: idOf(source),
    module: place.file.split('/')[3] ?? '',
    method: route.getName().toLowerCase(),
    path,
    ...place,
    served: readers.served.has(node.getName() ?? ''),
    shadowedBy: null,
    parameters,
    ...(lacking.length > 0 && { lackingParameters: lacking }),
    body,
    success: readSuccess(answers, method, isJson),
    ...(hidesErrors(method) && { hidesErrors: true }),
    ...(!isJson && { hasTextErrors: true }),
    errors: errors.of(functionsOf(source)),
    callers: readCallers(node, method),
    unknown,
    state: method.getText().replaceAll(/\s+/g, ' '),
  };
}

/** `catch (error) { return { success: false, message: error.message }; }` */
function hidesErrors(method: MethodDeclaration): boolean {
  return method
    .getDescendantsOfKind(SyntaxKind.CatchClause)
    .some((clause) => /\.message\b/.test(clause.getText()) && /\breturn\b/.test(clause.getText()));
}

/** `@ContentType` of the method decides, otherwise the kind of its controller; errors are sent the same way. */
function sendsJson(node: ClassDeclaration, method: MethodDeclaration): boolean {
  const type = argumentOf(decoratorsOf(method, 'ContentType')[0]);
  return type === undefined
    ? decoratorsOf(node, 'JsonController').length > 0
    : /json/.test(String(staticValue(type)));
}

/** `Controller.method`; a method with several routes has the HTTP method behind all but the first. */
function idOf({ node, method, route }: Route): string {
  const id = `${node.getName()}.${method.getName()}`;
  const [first] = decoratorsOf(method, ...METHODS);
  return route === first ? id : `${id}.${route.getName().toLowerCase()}`;
}

function pathOf(prefix: string, { node, route }: Route, unknown: string[]): string {
  const [controller] = decoratorsOf(node, ...CONTROLLERS);
  const parts = [controller, route].map((decorator) => {
    const part = argumentOf(decorator);
    const value = part === undefined ? '' : staticValue(part);
    if (typeof value !== 'string') {
      unknown.push(`path: ${part?.getText()}`);
      return '/{unknown}';
    }
    return value === '' || value.startsWith('/') ? value : `/${value}`;
  });
  return `${prefix}${parts.join('')}`.replace(/:(\w+)(\([^)]*\))?\??/g, '{$1}');
}

/** What the server runs for a request: middleware, what builds abilities, the method. */
function functionsOf({ node, method }: Route): readonly Node[] {
  const middleware = [...decoratorsOf(node, 'UseBefore'), ...decoratorsOf(method, 'UseBefore')]
    .map((decorator) => declarationOf(argumentOf(decorator)))
    .filter(Node.isClassDeclaration)
    .flatMap((target) => target.getInstanceMethod('use') ?? []);
  const builders = method
    .getParameters()
    .flatMap((parameter) => decoratorsOf(parameter, 'Ability'))
    .flatMap((decorator) => functionOf(argumentOf(decorator)) ?? []);
  return [...middleware, ...builders, method];
}

/**
 * Marks operations that no request reaches. Express asks routes in the order of registration: modules
 * by name, controllers as the module lists them, methods as the class declares them. `GET /users/me`
 * behind `GET /users/{userId}` is never called.
 */
export function markShadowed(operations: readonly OperationFact[], modules: readonly ModuleFact[]) {
  const controllers = modules.flatMap((module) => module.controllers);
  const position = ({ id }: OperationFact) => controllers.indexOf(id.split('.')[0] ?? '');
  const registered = operations
    .filter(({ served }) => served)
    .sort((a, b) => position(a) - position(b) || a.line - b.line);
  return operations.map((operation) => {
    const earlier = registered
      .slice(0, Math.max(0, registered.indexOf(operation)))
      .find(({ method, path }) => method === operation.method && takes(path, operation.path));
    return { ...operation, shadowedBy: earlier?.id ?? null };
  });
}

/** True when a route answers every address of another: its parameters take any text. */
function takes(route: string, other: string): boolean {
  // Express ignores case and a slash at the end.
  const [taking = '', path = ''] = [route, other].map((text) => text.replace(/\/+$/, ''));
  return new RegExp(`^${taking.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i').test(path);
}
