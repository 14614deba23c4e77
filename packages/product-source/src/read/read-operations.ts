import {
  type CallExpression,
  type ClassDeclaration,
  type Decorator,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  SyntaxKind,
} from 'ts-morph';
import type { CallersFact, ModuleFact, OperationFact } from '../facts.ts';
import { without } from '../roles.ts';
import { ID_PATTERN, resolve } from '../schemas.ts';
import { functionOf } from './call-targets.ts';
import { shortFile } from './error-spots.ts';
import { readSuccess } from './read-answers.ts';
import { readBody } from './read-body.ts';
import { readCallers } from './read-callers.ts';
import type { ErrorReader, Start } from './read-errors.ts';
import { readParameters } from './read-parameters.ts';
import { propertiesOf, type SchemaReader } from './read-schemas.ts';
import { anyRequest, DOCUMENTS, requestValues } from './request-values.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, initializerOf, staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  callsIn,
  decoratorsOf,
  optionOf,
  parametersWith,
} from './syntax.ts';

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

/** Every method of a controller that has a route, in source order of sorted files. */
export function readOperations(readers: Readers): readonly OperationFact[] {
  const isOfToken = areOfToken(readers.tree);
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
      .map((operation) =>
        operation.callers.authorized ? without(operation, isOfToken) : operation,
      )
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
  const success = readSuccess(answers, method, isJson);
  const given = requestValues(method, { parameters, body, schemas: errors.schemas() });
  const callers = readCallers(node, method);
  const starts = startsBefore(source, callers);
  const early = { token: errors.of(starts.token).errors, rules: errors.of(starts.rules).errors };
  const thrown = errors.of([...Object.values(starts).flat(), { owner: method, given }]);
  const { properties = {} } = resolve(body?.schema ?? {}, errors.schemas());
  const fields = Object.entries(properties).map(([name, schema]) => ({ in: 'body', name, schema }));
  const malformed = [...parameters, ...fields]
    .filter(({ schema }) => schema.pattern !== ID_PATTERN)
    .flatMap(({ in: place, name }) => (thrown.malformed.has(`${place}.${name}`) ? name : []));
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
    success: thrown.isFilled ? { ...success, empty: null } : success,
    ...(hidesErrors(method) && { hidesErrors: true }),
    ...(!isJson && { hasTextErrors: true }),
    errors: thrown.errors,
    ...(early.token.length + early.rules.length > 0 && { early }),
    doubtful: thrown.doubtful,
    ...(malformed.length > 0 && { malformed }),
    callers,
    unknown: [...unknown, ...thrown.unknown],
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

/** What runs before the token is checked, then before parameters and body are, and then before the method. */
function startsBefore({ node, method }: Route, { authorized }: CallersFact) {
  const uses = [...decoratorsOf(node, 'UseBefore'), ...decoratorsOf(method, 'UseBefore')];
  const middleware = uses
    .map((decorator) => declarationOf(argumentOf(decorator)))
    .filter(Node.isClassDeclaration)
    .flatMap((target) => target.getInstanceMethod('use') ?? []);
  const parametersOf = (name: string) =>
    method.getParameters().flatMap((parameter) => decoratorsOf(parameter, name));
  const abilities = parametersOf('Ability');
  // `multer({ fileFilter })`, and what `@UploadedFile` hands on to it.
  const filtersOf = (makers: readonly (CallExpression | Decorator)[]) =>
    makers
      .flatMap((maker) => maker.getArguments())
      .flatMap((options) => {
        const inner = initializerOf(optionOf(options, 'options')) ?? options;
        return initializerOf(optionOf(inner, 'fileFilter')) ?? [];
      });
  const choosers = parametersWith(method, 'Body').flatMap(typeChoosers);
  // The token that `@Authorized` has accepted is there and valid.
  const computations = authorized ? [] : abilities.flatMap((node) => computationOf(node) ?? []);
  const builders = abilities.flatMap((decorator) => functionOf(argumentOf(decorator)) ?? []);
  const open = (owners: readonly Node[]): readonly Start[] =>
    owners.map((owner) => ({ owner, given: anyRequest(owner) }));
  return {
    token: open([...middleware, ...filtersOf(uses.flatMap(callsIn))]),
    rules: open([...filtersOf(parametersOf('UploadedFile')), ...choosers]),
    // What a builder looks up are documents of the caller, not of the request.
    method: [...open(computations), ...builders.map((owner) => ({ owner, given: [DOCUMENTS] }))],
  };
}

/** Functions of `@Type` that class-transformer runs before validation: `@Type((at) => classes[at.object.kind])`. */
function typeChoosers(body: ParameterDeclaration): readonly Node[] {
  const declaration = body.getType().getSymbol()?.getValueDeclaration();
  const properties = Node.isClassDeclaration(declaration) ? propertiesOf(declaration) : [];
  return properties
    .flatMap((property) => argumentOf(decoratorsOf(property, 'Type')[0]) ?? [])
    .filter((node) => node.getFirstDescendantByKind(SyntaxKind.ThrowStatement) !== undefined);
}

/** Errors of the functions that `authorizationChecker` calls: it has run them with the same token. */
function areOfToken(tree: SourceTree): (error: string) => boolean {
  const targets = tree.files
    .flatMap((file) => file.getFunction('authorizationChecker') ?? [])
    .flatMap(callsIn)
    .map((call) => declarationOf(call.getExpression()))
    .filter(Node.isMethodDeclaration);
  return (error) =>
    targets.some((target) => {
      const { file, line } = tree.placeOf(target);
      const [place, at] = error.split(':');
      return (
        place === shortFile(file) && line <= Number(at) && Number(at) <= target.getEndLineNumber()
      );
    });
}

/** The function that computes the value of a parameter: `createParamDecorator({value: …})`. */
function computationOf(decorator: Decorator): Node | undefined {
  const declaration = declarationOf(decorator.getNameNode());
  const calls = declaration === undefined ? [] : callsIn(declaration);
  const made = calls.find((call) => calleeName(call) === 'createParamDecorator');
  return optionOf(made?.getArguments()[0], 'value');
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
