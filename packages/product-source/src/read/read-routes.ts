import { type CallExpression, Node, SyntaxKind } from 'ts-morph';
import type { RouteFact } from '../facts.ts';
import { functionOf } from './call-targets.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, staticValue } from './static-value.ts';
import { callsIn, isIn, optionOf, shortText } from './syntax.ts';

/** TanStack Router's routes: `new Route({ getParentRoute: () => parent, path, beforeLoad, component })`. */
export function readFrontendRoutes(tree: SourceTree): readonly RouteFact[] {
  const routes = new Map<string, RouteFact>();
  for (const declaration of tree.files.flatMap((file) => file.getVariableDeclarations())) {
    const value = declaration.getInitializer();
    const isMade = Node.isNewExpression(value) || Node.isCallExpression(value);
    if (!isMade || !/^(Route|createRoute)$/.test(value.getExpression().getText())) continue;
    const [options] = value.getArguments();
    const parent = optionOf(options, 'getParentRoute');
    routes.set(declaration.getName(), {
      path: String(staticValue(optionOf(options, 'path')) ?? ''),
      parent: Node.isArrowFunction(parent) ? parent.getBody().getText() : '',
      ...screenOf(tree, optionOf(options, 'component')),
      guards: guardsOf(optionOf(options, 'beforeLoad')),
      ...tree.placeOf(declaration),
    });
  }
  const full = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : `${full(route.parent)}/${route.path}`;
  };
  const clean = (path: string) => (path || '/').replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  return [...routes].map(([name, route]) => ({
    ...route,
    path: clean(full(name)),
    parent: clean(full(route.parent)),
  }));
}

/**
 * The page of a route, and the components around it: `Page`, `() => <Guard><Page /></Guard>`, `guarded(Page)`.
 */
function screenOf(tree: SourceTree, component: Node | undefined) {
  const target = Node.isCallExpression(component) ? component.getArguments()[0] : undefined;
  const maker = Node.isCallExpression(component)
    ? functionOf(component.getExpression())
    : undefined;
  const outer = (maker ?? component)?.getDescendantsOfKind(SyntaxKind.JsxOpeningElement) ?? [];
  const [inner] = component?.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement) ?? [];
  const page = target ?? inner?.getTagNameNode() ?? component;
  const declared = Node.isIdentifier(page) ? declarationOf(page)?.getSourceFile() : undefined;
  return {
    page: declared === undefined ? '' : tree.pathOf(declared),
    wrappers: outer.map((element) => element.getTagNameNode().getText()),
  };
}

/** Where `beforeLoad` sends people who may not see the page, with the conditions around each `redirect`. */
function guardsOf(beforeLoad: Node | undefined): RouteFact['guards'] {
  const redirects = beforeLoad === undefined ? [] : callsIn(beforeLoad);
  return redirects
    .filter((call) => call.getExpression().getText() === 'redirect')
    .map((call) => ({
      when: conditionsOf(call),
      to: String(staticValue(optionOf(call.getArguments()[0], 'to')) ?? ''),
    }));
}

/** Conditions of the `if` statements around a call, the outer one first. */
function conditionsOf(call: CallExpression): readonly string[] {
  return call
    .getAncestors()
    .filter(Node.isIfStatement)
    .map((node) => {
      const isInThen = isIn(call, node.getThenStatement());
      return `${isInThen ? '' : 'not: '}${shortText(node.getExpression())}`;
    })
    .reverse();
}
