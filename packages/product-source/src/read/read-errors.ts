import { type CatchClause, Node, SyntaxKind, type ThrowStatement } from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import { findImplementers, findTargets, isDetached } from './call-targets.ts';
import type { SourceTree } from './source-tree.ts';
import { staticText, staticValue } from './static-value.ts';
import { isIn, isLeft } from './syntax.ts';

/** Statuses of routing-controllers' errors. */
const STATUS: Readonly<Record<string, number>> = {
  BadRequestError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  InternalServerError: 500,
};

/** What a `catch` clause lets through: all errors or only those of some classes, and none of others. */
type Passes = { readonly only?: readonly string[]; readonly except: readonly string[] };

export type ErrorReader = ReturnType<typeof createErrorReader>;

/**
 * Finds errors that an operation may refuse a request with (4xx): `throw` in the functions that the server runs for it,
 * and in the functions that these call; interfaces lead to the classes that implement them. Conditions are not
 * looked at, so this is where somebody who reads the operation begins, and all that is known until then.
 */
export function createErrorReader(tree: SourceTree) {
  const implementers = findImplementers(tree);
  const facts = new Map<string, ErrorFact>();

  /** In the order of the source; `depth` is how many calls are followed into each other. */
  function read(owner: Node, depth: number): readonly ErrorFact[] {
    const found: ErrorFact[] = [];
    const raisedBy = (node: Node): readonly ErrorFact[] => {
      if (Node.isThrowStatement(node)) return errorsOf(tree, node);
      const isCall = Node.isCallExpression(node) || Node.isNewExpression(node);
      if (!isCall || depth === 0) return [];
      return findTargets(node, implementers).flatMap((target) => read(target, depth - 1));
    };
    const visit = (node: Node): void => {
      if (isDetached(node)) return;
      // Arguments are computed before the call.
      node.forEachChild(visit);
      const raised = raisedBy(node);
      const filters = raised.length > 0 ? filtersOf(node, owner) : [];
      found.push(...raised.filter((error) => filters.every((filter) => isPassed(error, filter))));
    };
    owner.forEachChild(visit);
    return found;
  }

  return {
    /** Ids of the errors. */
    of: (owners: readonly Node[]): readonly string[] => {
      const raised = owners.flatMap((owner) => read(owner, 1));
      const refusals = raised.filter(({ status }) => status >= 400 && status < 500);
      for (const error of refusals) facts.set(error.id, error);
      return [...new Set(refusals.map(({ id }) => id))];
    },
    /** The errors that were found, sorted by status and place. */
    facts: () => [...facts.values()].sort(byPlace),
  };
}

function byPlace(a: ErrorFact, b: ErrorFact): number {
  return a.status - b.status || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line);
}

/** The error that is thrown; none when it cannot be told, as for one that was caught. */
function errorsOf(tree: SourceTree, node: ThrowStatement): readonly ErrorFact[] {
  const made = node.getExpression();
  if (!Node.isNewExpression(made)) return [];
  const name = made.getExpression().getText();
  const [first, second] = made.getArguments();
  const isPlain = name !== 'HttpError';
  const code = isPlain ? (STATUS[name] ?? 500) : staticValue(first);
  const status = typeof code === 'number' ? code : 500;
  const text = staticText(isPlain ? first : second) ?? '';
  const message = text.length > 160 ? `${text.slice(0, 159)}…` : text;
  const place = tree.placeOf(made);
  const id = `${place.file.replace(/^backend\/src\//, '').replace(/\.ts$/, '')}:${place.line}`;
  return [{ id, status, name, message, ...place }];
}

/** True when a `catch` clause lets an error through. */
function isPassed(error: ErrorFact, { only, except }: Passes): boolean {
  const isNamed = (names: readonly string[]) =>
    names.includes(error.name) ||
    names.includes('Error') ||
    (names.includes('HttpError') && error.name in STATUS);
  return (only === undefined || isNamed(only)) && !isNamed(except);
}

/** `catch` clauses between a node and its function, as what they let through. */
function filtersOf(node: Node, owner: Node): readonly Passes[] {
  const filters: Passes[] = [];
  let child = node;
  // A promise that is returned without `await` fails after the `try` is left.
  let isReturned = isReturnedPromise(node);
  let isLater = false;
  for (const ancestor of node.getAncestors()) {
    if (Node.isFunctionLikeDeclaration(ancestor)) {
      isReturned = false;
      isLater = true;
    } else if (isLater && isReturnedPromise(ancestor)) {
      isReturned = true;
    }
    if (!isReturned && Node.isTryStatement(ancestor) && ancestor.getTryBlock() === child) {
      const clause = ancestor.getCatchClause();
      if (clause !== undefined) filters.push(passesOf(clause));
    }
    if (ancestor === owner) break;
    child = ancestor;
  }
  return filters;
}

function isReturnedPromise(node: Node): boolean {
  return (
    Node.isCallExpression(node) &&
    Node.isReturnStatement(node.getParent()) &&
    node.getType().getSymbol()?.getName() === 'Promise'
  );
}

function passesOf(clause: CatchClause): Passes {
  const name = clause.getVariableDeclaration()?.getName();
  const block = clause.getBlock();
  const rethrows = block
    .getDescendantsOfKind(SyntaxKind.ThrowStatement)
    .filter((node) => bareText(node) === name);
  const only: string[] = [];
  for (const rethrow of rethrows) {
    const guard = rethrow.getFirstAncestorByKind(SyntaxKind.IfStatement);
    if (!guard || !isIn(guard, block) || !isIn(rethrow, guard.getThenStatement())) {
      return { except: handledBefore(rethrow) };
    }
    only.push(...classesIn(guard.getExpression()));
  }
  return { only, except: [] };
}

/** Classes that earlier `if (error instanceof …) { throw …; }` of the same block have dealt with. */
function handledBefore(rethrow: Node): readonly string[] {
  return rethrow
    .getPreviousSiblings()
    .filter(Node.isIfStatement)
    .filter((node) => isLeft(node.getThenStatement()))
    .flatMap((node) => classesIn(node.getExpression()));
}

/** Classes of `instanceof`; an error told apart otherwise (`error.httpCode`) counts as HttpError. */
function classesIn(condition: Node): readonly string[] {
  const tests = [condition, ...condition.getDescendants()]
    .filter(Node.isBinaryExpression)
    .filter((node) => node.getOperatorToken().getKind() === SyntaxKind.InstanceOfKeyword)
    .map((node) => node.getRight().getText());
  if (tests.length > 0) return tests;
  return /httpCode|statusCode|\.status\b/.test(condition.getText()) ? ['HttpError'] : [];
}

/** The thrown value without `as`. */
function bareText(node: ThrowStatement): string {
  const value = node.getExpression();
  return (Node.isAsExpression(value) ? value.getExpression() : value).getText();
}
