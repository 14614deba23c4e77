import { type MethodDeclaration, Node, type ParameterDeclaration, SyntaxKind } from 'ts-morph';
import type { ParameterFact } from '../facts.ts';
import { emptyPaths } from './read-body.ts';
import type { SchemaReader } from './read-schemas.ts';
import { defaultOf, staticValue } from './static-value.ts';
import { argumentOf, decoratorsOf, optionOf, readsOf, refusalsOf } from './syntax.ts';

/** Where the value of a decorated parameter stands in the request, or its values. */
const PLACES: Readonly<Record<string, ParameterFact['in']>> = {
  Param: 'path',
  Params: 'path',
  QueryParam: 'query',
  QueryParams: 'query',
  HeaderParam: 'header',
};

/** The name that a decorator takes from the request: `id` of `@Param('id') courseId`. */
function nameOf(parameter: ParameterDeclaration): string {
  const [decorator] = parameter.getDecorators();
  return String(staticValue(argumentOf(decorator)) ?? parameter.getName());
}

/**
 * Parameters of an operation: those of its path in their order, then those of decorators and those
 * that the method reads from the request itself.
 */
export function readParameters(schemas: SchemaReader, method: MethodDeclaration, path: string) {
  const found = [
    ...readsOf(method, 'query').map((name) => byHand(method, name)),
    ...method.getParameters().flatMap((parameter) => decorated(schemas, parameter)),
  ];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): ParameterFact => {
    const read = found.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return { name, in: 'path', required: true, schema: read?.schema ?? { type: 'string' } };
  });
  const refused = refusedEmpty(method);
  const others = found
    .filter((parameter) => parameter.in !== 'path')
    .map((fact) => (!fact.required && refused.has(fact.name) ? { ...fact, needed: true } : fact));
  const unique = new Map(others.map((fact) => [`${fact.in} ${fact.name}`, fact]));
  return {
    parameters: [...inPath, ...unique.values()],
    /** Parts of the path that validation asks for and the path does not have. */
    lacking: found
      .filter((fact) => fact.in === 'path' && fact.required && !path.includes(`{${fact.name}}`))
      .map(({ name }) => name),
  };
}

/** Names of query parameters without which the method itself refuses a request: `if (!query.name) throw …`. */
function refusedEmpty(method: MethodDeclaration): ReadonlySet<string | undefined> {
  const paths = refusalsOf(method).flatMap(({ test }) => emptyPaths(test));
  return new Set(
    paths.map(({ root, names }) => {
      if (!Node.isParameterDeclaration(root)) return undefined;
      if (decoratorsOf(root, 'QueryParams').length > 0) return names[0];
      return decoratorsOf(root, 'QueryParam').length > 0 ? root.getName() : undefined;
    }),
  );
}

/** `request.query.name`: a parameter that no decorator tells, with the values that the method compares it with. */
function byHand(method: MethodDeclaration, name: string): ParameterFact {
  const values = method
    .getDescendantsOfKind(SyntaxKind.BinaryExpression)
    .filter((node) => node.getLeft().getText().endsWith(`.query.${name}`))
    .flatMap((node) => staticValue(node.getRight()) ?? []);
  const told = values.length > 0 && { enum: [...new Set(values)], 'x-unchecked': true };
  return { name, in: 'query', required: false, schema: { type: 'string', ...told } };
}

function decorated(schemas: SchemaReader, parameter: ParameterDeclaration) {
  const [decorator] = parameter.getDecorators();
  const place = PLACES[decorator?.getName() ?? ''];
  if (place === undefined) return [];
  const type = parameter.getType();
  // `@QueryParams() query: SomeQuery`: one parameter per field of the class
  if (/Params$/.test(decorator?.getName() ?? '')) {
    const { properties = {}, required = [] } = schemas.resolve(schemas.ofType(type));
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: { ...schema, ...defaultInMethod(parameter, name) },
    }));
  }
  // `@QueryParam('page') page = 1`
  const schema = schemas.ofType(type.getNonNullableType());
  const unchecked = schema.enum && { 'x-unchecked': true };
  return [
    {
      name: nameOf(parameter),
      in: place,
      required: staticValue(optionOf(argumentOf(decorator, 1), 'required')) === true,
      schema: { ...schema, ...unchecked, ...defaultOf(parameter.getInitializer()) },
    },
  ];
}

/** `const { page = 1 } = query` and `query.page ?? 1` of a method. */
function defaultInMethod(parameter: ParameterDeclaration, name: string) {
  const source = parameter.getName();
  const [value] = parameter
    .getParentOrThrow()
    .forEachDescendantAsArray()
    .flatMap((node) => {
      if (Node.isBindingElement(node)) {
        const isOfQuery = node.getParent().getParent()?.getText().endsWith(`= ${source}`);
        const key = (node.getPropertyNameNode() ?? node.getNameNode()).getText();
        return isOfQuery && key === name ? (node.getInitializer() ?? []) : [];
      }
      const isDefault =
        Node.isBinaryExpression(node) &&
        /^(\?\?|\|\|)$/.test(node.getOperatorToken().getText()) &&
        node.getLeft().getText() === `${source}.${name}`;
      return isDefault ? node.getRight() : [];
    });
  return defaultOf(value);
}
