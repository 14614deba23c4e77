import {
  type CallExpression,
  type CatchClause,
  type NewExpression,
  Node,
  type PropertyAccessExpression,
  SyntaxKind,
  type ThrowStatement,
} from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import { functionOf, isDefinition, isDetached } from './call-targets.ts';
import { isLeft } from './conditions.ts';
import { NEVER_THROWN } from './never-thrown.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, initializerOf, staticText, staticValue } from './static-value.ts';
import { calleeName, isIn, shortText } from './syntax.ts';

/** Statuses of routing-controllers' errors. */
const STATUS: Readonly<Record<string, number>> = {
  BadRequestError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  NotAcceptableError: 406,
  InternalServerError: 500,
};

/** What a `catch` clause lets through: all errors or only those of some classes, and none of others. */
export type Passes = { readonly only?: readonly string[]; readonly except: readonly string[] };

/** Code of a function that throws, or calls something that may. */
export interface Spot {
  readonly node: CallExpression | NewExpression | ThrowStatement | PropertyAccessExpression;
  readonly filters: readonly Passes[];
  /** What is thrown; undefined for calls, and where it cannot be told. */
  readonly error: ErrorFact | undefined;
  /** Functions that the call is given by name. */
  readonly functions: readonly Node[];
  /** What stands there, for people. */
  readonly place: string;
}

/** What a function throws and calls, in the order in which it runs. */
export function findSpots(tree: SourceTree, owner: Node): readonly Spot[] {
  const spots: Spot[] = [];
  const add = (node: Spot['node'], error: Spot['error'], shown: Node) => {
    const isThrow = Node.isThrowStatement(node);
    const passed = Node.isArgumented(node) ? node.getArguments() : [];
    const { file, line } = tree.placeOf(shown);
    spots.push({
      node,
      error,
      filters: filtersOf(node, owner),
      functions: passed.flatMap((argument) => functionOf(argument) ?? []),
      place: `${isThrow ? 'throws' : 'calls'} ${shortText(shown, 60)} (${file}:${line})`,
    });
  };
  const visit = (node: Node): void => {
    if (Node.isThrowStatement(node)) {
      const error = errorOf(tree, node.getExpression());
      if (isRethrown(node) || `${error?.id} ${error?.message}` in NEVER_THROWN) return;
      add(node, error, node);
    }
    if (isDetached(node)) return;
    if (Node.isPropertyAccessExpression(node)) {
      const error = missingEntry(tree, node);
      if (error !== undefined) add(node, error, node);
    }
    // Arguments are computed before the call.
    if (!isDefinition(node)) {
      node.forEachChild(visit);
    }
    if (Node.isCallExpression(node) || Node.isNewExpression(node)) {
      add(node, isHandedOn(node) ? errorOf(tree, node) : undefined, node.getExpression());
    }
  };
  owner.forEachChild(visit);
  return spots;
}

/** `found.name` behind `const found = list.find(…)` fails where no entry fits; all reads are one error, at the search. */
function missingEntry(tree: SourceTree, node: PropertyAccessExpression): ErrorFact | undefined {
  const found = initializerOf(node.getExpression());
  const isFound = Node.isCallExpression(found) && calleeName(found) === 'find';
  const isOfList = isFound && Node.isArrowFunction(found.getArguments()[0]);
  if (!isOfList || node.hasQuestionDotToken()) return undefined;
  const place = tree.placeOf(found);
  const id = `${shortFile(place.file)}:${place.line}`;
  const when = `!${shortText(node.getExpression())}`;
  const message = `Cannot read properties of undefined (reading '${node.getName()}')`;
  return { id, status: 500, name: 'TypeError', message, when, ...place };
}

/** `next(new BadRequestError('…'))`: a callback of Express is given the error. */
function isHandedOn(node: Node): boolean {
  const call = node.getParent();
  return (
    Node.isNewExpression(node) &&
    (node.getExpression().getText() === 'Error' || node.getExpression().getText() in STATUS) &&
    Node.isCallExpression(call) &&
    Node.isParameterDeclaration(declarationOf(call.getExpression()))
  );
}

/** `modules/books/books` of `backend/src/modules/books/books.ts`. */
export function shortFile(file: string): string {
  return file.replace(/^backend\/src\//, '').replace(/\.ts$/, '');
}

/** `throw error` of what was caught. */
function isRethrown(node: ThrowStatement): boolean {
  const caught = node.getFirstAncestorByKind(SyntaxKind.CatchClause);
  return caught?.getVariableDeclaration()?.getName() === bareText(node);
}

/** The error that an expression makes; undefined when it cannot be told. */
function errorOf(tree: SourceTree, node: Node): ErrorFact | undefined {
  if (!Node.isNewExpression(node)) return undefined;
  const name = node.getExpression().getText();
  const [first, second] = node.getArguments();
  const isPlain = name !== 'HttpError';
  const code = isPlain ? (STATUS[name] ?? 500) : staticValue(first);
  const place = tree.placeOf(node);
  const guard = node.getFirstAncestorByKind(SyntaxKind.IfStatement);
  const isGuarded = guard !== undefined && isIn(node, guard.getThenStatement());
  const message = staticText(isPlain ? first : second) ?? '';
  return {
    id: `${shortFile(place.file)}:${place.line}`,
    status: typeof code === 'number' ? code : 500,
    name,
    message: message.length > 160 ? `${message.slice(0, 159)}…` : message,
    when: isGuarded ? shortText(guard.getExpression(), 100) : '',
    ...place,
  };
}

/** True when a `catch` clause lets an error through. */
export function isPassed(error: ErrorFact, { only, except }: Passes): boolean {
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
