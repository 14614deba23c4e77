import {
  type ClassDeclaration,
  type Decorator,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
} from 'ts-morph';
import type { JsonValue, OperationFact, ParameterFact } from '../facts.ts';
import { argumentOf, decoratorsOf, optionOf } from './decorators.ts';
import { numberIn, readSuccess, resolveSchema } from './read-answers.ts';
import { readBody } from './read-body.ts';
import { readCallers } from './read-callers.ts';
import type { ErrorReader } from './read-errors.ts';
import type { SchemaReader } from './read-schemas.ts';
import { readsOf } from './request-reads.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, staticValue } from './static-value.ts';

const METHODS = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'All'];
const CONTROLLERS = ['JsonController', 'Controller'];

interface Readers {
  readonly tree: SourceTree;
  readonly schemas: SchemaReader;
  readonly errors: ErrorReader;
  readonly prefix: string;
  /** Names of controllers that the server loads. */
  readonly served: ReadonlySet<string>;
}

/** Every method of a controller that has a route, in source order of sorted files. */
export function readOperations(readers: Readers): readonly OperationFact[] {
  return readers.tree.files
    .flatMap((file) => file.getClasses())
    .filter((node) => decoratorsOf(node, ...CONTROLLERS).length > 0)
    .flatMap((node) => node.getMethods().map((method) => ({ node, method })))
    .flatMap(({ node, method }) =>
      decoratorsOf(method, ...METHODS).map((route) =>
        readOperation(readers, { node, method, route }),
      ),
    );
}

type Route = {
  readonly node: ClassDeclaration;
  readonly method: MethodDeclaration;
  readonly route: ReturnType<typeof decoratorsOf>[number];
};

function readOperation(readers: Readers, { node, method, route }: Route): OperationFact {
  const { tree, schemas, errors } = readers;
  const unknown: string[] = [];
  const path = pathOf(readers.prefix, node, route, unknown);
  const place = tree.placeOf(route);
  const thrown = errors.of([...startsBefore(node, method), method]);
  return {
    id: idOf(node, method, route),
    module: place.file.split('/')[3] ?? '',
    method: route.getName().toLowerCase(),
    path,
    ...place,
    tags: tagsOf(method) ?? tagsOf(node) ?? [],
    served: readers.served.has(node.getName() ?? ''),
    shadowedBy: null,
    parameters: readParameters(schemas, method, path),
    body: readBody(schemas, method),
    success: readSuccess(schemas, method, isJson(node)),
    declared: readDeclared(method),
    errors: thrown.errors,
    callers: readCallers(node, method),
    unknown: [...unknown, ...thrown.unknown],
  };
}

/** `Controller.method`; a method with several routes has the HTTP method behind all but the first. */
function idOf(node: ClassDeclaration, method: MethodDeclaration, route: Route['route']): string {
  const id = `${node.getName()}.${method.getName()}`;
  const [first] = decoratorsOf(method, ...METHODS);
  return route === first ? id : `${id}.${route.getName().toLowerCase()}`;
}

function pathOf(prefix: string, node: ClassDeclaration, route: Node, unknown: string[]): string {
  const [controller] = decoratorsOf(node, ...CONTROLLERS);
  const parts = [
    argumentOf(controller),
    Node.isDecorator(route) ? argumentOf(route) : undefined,
  ].map((part) => {
    const value = part === undefined ? '' : staticValue(part);
    if (typeof value !== 'string') {
      unknown.push(`path: ${part?.getText()}`);
      return '/{unknown}';
    }
    return value === '' || value.startsWith('/') ? value : `/${value}`;
  });
  return `${prefix}${parts.join('')}`.replace(/:(\w+)(\([^)]*\))?\??/g, '{$1}');
}

function tagsOf(node: ClassDeclaration | MethodDeclaration): readonly string[] | undefined {
  const tags = decoratorsOf(node, 'OpenAPI')
    .map((decorator) => staticValue(optionOf(argumentOf(decorator), 'tags')))
    .find(Array.isArray);
  return tags?.filter((tag): tag is string => typeof tag === 'string');
}

/** Middleware and ability builders run before the method; what they throw reaches the caller. */
function startsBefore(node: ClassDeclaration, method: MethodDeclaration): readonly Node[] {
  const middleware = [...decoratorsOf(node, 'UseBefore'), ...decoratorsOf(method, 'UseBefore')]
    .map((decorator) => declarationOf(argumentOf(decorator)))
    .flatMap((target) =>
      Node.isClassDeclaration(target) ? (target.getInstanceMethod('use') ?? []) : [],
    );
  const abilities = method
    .getParameters()
    .flatMap((parameter) => decoratorsOf(parameter, 'Ability'));
  // The token that `@Authorized` has accepted is there and valid.
  const isAuthorized =
    decoratorsOf(node, 'Authorized').length + decoratorsOf(method, 'Authorized').length > 0;
  const decorators = isAuthorized ? [] : abilities.flatMap(computationOf);
  const builders = abilities.flatMap(
    (decorator) => functionOf(declarationOf(argumentOf(decorator))) ?? [],
  );
  return [...middleware, ...decorators, ...builders];
}

/** The function that computes the value of a parameter: `createParamDecorator({value: …})`. */
function computationOf(decorator: Decorator): readonly Node[] {
  const declaration = declarationOf(decorator.getNameNode());
  const made = declaration?.getFirstDescendant(
    (node) =>
      Node.isCallExpression(node) && node.getExpression().getText() === 'createParamDecorator',
  );
  const value = Node.isCallExpression(made) ? optionOf(made.getArguments()[0], 'value') : undefined;
  return value === undefined ? [] : [value];
}

/** A declared function, or the one that a constant holds. */
function functionOf(node: Node | undefined): Node | undefined {
  return Node.isVariableDeclaration(node) ? node.getInitializer() : node;
}

function isJson(node: ClassDeclaration): boolean {
  return decoratorsOf(node, 'JsonController').length > 0;
}

function readParameters(
  schemas: SchemaReader,
  method: MethodDeclaration,
  path: string,
): readonly ParameterFact[] {
  const declared = method
    .getParameters()
    .flatMap((parameter) => [
      ...single(schemas, parameter, 'Param', 'path'),
      ...single(schemas, parameter, 'QueryParam', 'query'),
      ...single(schemas, parameter, 'HeaderParam', 'header'),
      ...many(schemas, parameter, 'Params', 'path'),
      ...many(schemas, parameter, 'QueryParams', 'query'),
    ]);
  const found = [...byHand(method), ...declared];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const others = new Map(
    found
      .filter((parameter) => parameter.in !== 'path')
      .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  const pathParameters = inPath.map((name): ParameterFact => {
    const read = found.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return { name, in: 'path', required: true, schema: read?.schema ?? { type: 'string' } };
  });
  return [...pathParameters, ...others.values()];
}

/** `@QueryParam('page') page = 1`. */
function single(
  schemas: SchemaReader,
  parameter: ParameterDeclaration,
  decoratorName: string,
  place: ParameterFact['in'],
): readonly ParameterFact[] {
  return decoratorsOf(parameter, decoratorName).map((decorator) => {
    const name = staticValue(argumentOf(decorator));
    const required = staticValue(optionOf(argumentOf(decorator, 1), 'required')) === true;
    return {
      name: typeof name === 'string' ? name : parameter.getName(),
      in: place,
      required: place === 'path' || required,
      schema: {
        ...schemas.ofType(parameter.getType().getNonNullableType(), parameter),
        ...defaultOf(parameter),
      },
    };
  });
}

/** `request.query.name`: a parameter that no decorator tells. */
function byHand(method: MethodDeclaration): readonly ParameterFact[] {
  return readsOf(method, 'query').map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
  }));
}

function defaultOf(parameter: ParameterDeclaration): { readonly default?: JsonValue } {
  const value = staticValue(parameter.getInitializer());
  return value === undefined || value === null ? {} : { default: value };
}

/** `@QueryParams() query: SomeQuery`: one parameter per field of the class. */
function many(
  schemas: SchemaReader,
  parameter: ParameterDeclaration,
  decoratorName: string,
  place: ParameterFact['in'],
): readonly ParameterFact[] {
  if (decoratorsOf(parameter, decoratorName).length === 0) {
    return [];
  }
  const schema = resolveSchema(schemas, schemas.ofType(parameter.getType(), parameter));
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: value,
  }));
}

function readDeclared(method: MethodDeclaration): OperationFact['declared'] {
  return decoratorsOf(method, 'ResponseSchema').map((decorator) => {
    const status = staticValue(optionOf(argumentOf(decorator, 1), 'statusCode'));
    return {
      status: typeof status === 'number' ? status : (numberIn(method, 'HttpCode') ?? 200),
      schema: argumentOf(decorator)?.getText() ?? '',
    };
  });
}
