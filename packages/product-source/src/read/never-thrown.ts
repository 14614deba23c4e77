import { type Expression, Node, SyntaxKind, type VariableDeclaration } from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import { bodyOf, type Implementers, targetsOf } from './call-targets.ts';
import { declarationOf } from './static-value.ts';
import { statementsOf } from './syntax.ts';

/**
 * True for `const x = await own(); if (!x) throw …` when every function that the call may run always
 * returns a value, so that the error is never thrown.
 */
export function isGuardNeverTrue(thrown: Node, implementers: Implementers): boolean {
  const guard = thrown.getFirstAncestorByKind(SyntaxKind.IfStatement);
  const isDirect = statementsOf(guard?.getThenStatement()).includes(thrown);
  const name = guard !== undefined && isDirect ? nameAskedFor(guard.getExpression()) : undefined;
  const value = constantOf(name)?.getInitializer();
  return Node.isAwaitExpression(value) && isFilled(value, implementers, new Set());
}

/** `x` of `!x`, `x === null` and `x === undefined`. */
function nameAskedFor(condition: Expression): Node | undefined {
  if (Node.isPrefixUnaryExpression(condition)) {
    const isNot = condition.getOperatorToken() === SyntaxKind.ExclamationToken;
    return isNot && Node.isIdentifier(condition.getOperand()) ? condition.getOperand() : undefined;
  }
  if (!Node.isBinaryExpression(condition)) return undefined;
  const isEqual = /^={2,3}$/.test(condition.getOperatorToken().getText());
  const isNothing = /^(null|undefined)$/.test(condition.getRight().getText());
  return isEqual && isNothing && Node.isIdentifier(condition.getLeft())
    ? condition.getLeft()
    : undefined;
}

/** True when the source alone shows that an expression is an object. */
function isFilled(node: Node | undefined, implementers: Implementers, seen: Set<Node>): boolean {
  if (
    Node.isAwaitExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isParenthesizedExpression(node)
  ) {
    return isFilled(node.getExpression(), implementers, seen);
  }
  if (
    Node.isObjectLiteralExpression(node) ||
    Node.isArrayLiteralExpression(node) ||
    Node.isNewExpression(node)
  ) {
    return true;
  }
  if (Node.isIdentifier(node)) return isRefusedWhenEmpty(node);
  if (!Node.isCallExpression(node)) return false;
  const callee = node.getExpression().getText();
  if (callee === 'Object.assign' || callee === 'instanceToPlain') {
    return isFilled(node.getArguments()[0], implementers, seen);
  }
  const targets = targetsOf(node, implementers);
  return (
    targets !== 'unknown' &&
    targets.length > 0 &&
    targets.every((target) => alwaysReturns(target, implementers, seen))
  );
}

/** Every `return` of the function gives a value, and its end is not reached. */
function alwaysReturns(owner: Node, implementers: Implementers, seen: Set<Node>): boolean {
  const body = bodyOf(owner);
  if (!Node.isBlock(body) || seen.has(owner)) return false;
  seen.add(owner);
  const returns = body
    .getDescendantsOfKind(SyntaxKind.ReturnStatement)
    .filter((node) => node.getFirstAncestor(Node.isFunctionLikeDeclaration) === owner);
  return (
    isLeft(body) &&
    returns.every((node) => isFilled(node.getExpression(), implementers, new Set(seen)))
  );
}

/** The last statement returns or throws. */
function isLeft(node: Node | undefined): boolean {
  const last = statementsOf(node).at(-1);
  if (Node.isTryStatement(last)) {
    return isLeft(last.getTryBlock()) && isLeft(last.getCatchClause()?.getBlock());
  }
  if (Node.isIfStatement(last)) {
    return isLeft(last.getThenStatement()) && isLeft(last.getElseStatement());
  }
  return Node.isReturnStatement(last) || Node.isThrowStatement(last);
}

/** `if (!x) throw …` stands before `return x` of a constant. */
function isRefusedWhenEmpty(name: Node): boolean {
  const declaration = constantOf(name);
  const before = name
    .getAncestors()
    .filter((node) => Node.isStatement(node) && !Node.isSourceFile(node.getParent()))
    .flatMap((node) => node.getPreviousSiblings())
    .filter(Node.isIfStatement);
  return (
    declaration !== undefined &&
    before.some(
      (node) =>
        isLeft(node.getThenStatement()) &&
        constantOf(nameAskedFor(node.getExpression())) === declaration,
    )
  );
}

/** The declaration of a constant; a variable that changes may be empty later. */
function constantOf(name: Node | undefined): VariableDeclaration | undefined {
  const declaration = declarationOf(name);
  return Node.isVariableDeclaration(declaration) &&
    declaration.getVariableStatement()?.getDeclarationKind() === 'const'
    ? declaration
    : undefined;
}

/**
 * Errors whose guard can never be true for a reason that no general rule finds. Each entry holds for
 * the files with these hashes (`files` of the facts); a test asks for a new look when one changes.
 */
export const NEVER_THROWN: readonly {
  readonly id: string;
  readonly message: string;
  readonly because: string;
  readonly files: Readonly<Record<string, string>>;
}[] = [
  {
    id: 'shared/classes/BaseService:44',
    message: 'Transaction failed after max retries',
    because: 'The last round of the loop returns or throws on (lines 24 to 42).',
    files: { 'backend/src/shared/classes/BaseService.ts': '52c811ae48a0' },
  },
  {
    id: 'shared/database/providers/mongo/MongoDatabase:148',
    message: 'Database is not connected',
    because: 'The server connects (index.ts:82) before it listens (index.ts:87).',
    files: {
      'backend/src/shared/database/providers/mongo/MongoDatabase.ts': '98300642c8c9',
      'backend/src/index.ts': '691116f854a9',
    },
  },
];

/** True for the errors of the table. */
export function isNeverThrown({ id, message }: ErrorFact): boolean {
  return NEVER_THROWN.some((entry) => entry.id === id && entry.message === message);
}
