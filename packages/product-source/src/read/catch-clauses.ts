import { type CatchClause, Node, SyntaxKind, type ThrowStatement } from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import { isIn, statementsOf } from './syntax.ts';

/** Statuses of routing-controllers' errors. */
export const STATUS: Readonly<Record<string, number>> = {
  BadRequestError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  NotAcceptableError: 406,
  InternalServerError: 500,
};

/** What a call may raise: `true` lets every error through, a list only errors of these classes. */
export type Passes = { readonly only?: readonly string[]; readonly except: readonly string[] };

/** True when a `catch` clause lets an error through. */
export function isPassed(error: ErrorFact, { only, except }: Passes): boolean {
  const isNamed = (names: readonly string[]) =>
    names.includes(error.name) ||
    names.includes('Error') ||
    (names.includes('HttpError') && error.name in STATUS);
  return (only === undefined || isNamed(only)) && !isNamed(except);
}

/** `catch` clauses between a node and its function, as what they let through. */
export function filtersOf(node: Node, owner: Node): readonly Passes[] {
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
    .filter((node) => name !== undefined && bareText(node) === name);
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
    .filter((node) => {
      const last = statementsOf(node.getThenStatement()).at(-1);
      return Node.isThrowStatement(last) || Node.isReturnStatement(last);
    })
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
export function bareText(node: ThrowStatement): string {
  const value = node.getExpression();
  return (Node.isAsExpression(value) ? value.getExpression() : value).getText();
}
