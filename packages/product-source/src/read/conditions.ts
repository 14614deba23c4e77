import { Node } from 'ts-morph';
import { ID_PATTERN } from '../schemas.ts';
import { evaluate, type Scope } from './known-values.ts';
import { changesOf, pathOf } from './paths.ts';
import { calleeName, receiverOf, remembered, statementsOf } from './syntax.ts';
import { FILLED, MISSING, not, type Value } from './values.ts';

/** What must be so that code is reached. */
interface Condition {
  readonly test: Node;
  readonly holds: boolean;
}

/** Whether code runs, with what is known when it does. */
export interface Reach {
  readonly isReached: boolean;
  readonly facts: ReadonlyMap<string, Value>;
  /** The value of the condition that decides last. */
  readonly guard: Value | undefined;
}

/** A function with its conditions that were looked at. */
export interface Looked extends Scope {
  readonly steps: Map<Condition, Reach>;
}

/** Follows the conditions between a function and code in it, the outermost first. */
export function reachOf(node: Node, scope: Looked): Reach {
  let reach: Reach = { isReached: true, facts: scope.facts, guard: undefined };
  for (const condition of conditionsIn(scope.owner)(node)) {
    const known = scope.steps.get(condition) ?? step(reach, condition, scope);
    scope.steps.set(condition, known);
    reach = known;
    if (!reach.isReached) break;
  }
  return reach;
}

function step({ facts }: Reach, condition: Condition, scope: Scope): Reach {
  const { test, holds } = condition;
  const value = evaluate(test, { ...scope, facts });
  const decided = holds ? value : not(value);
  if (decided.truthy === false) return { isReached: false, facts, guard: decided };
  const more = new Map([...facts, ...conclude(test, holds)]);
  return { isReached: true, facts: more, guard: decided };
}

/** The conditions of the code in a function. */
const conditionsIn = remembered((owner: Node) => {
  const conditionsOf = remembered((node: Node): readonly Condition[] => {
    const parent = node.getParent();
    if (parent === undefined || node === owner) return [];
    const own = conditionsBetween(parent, node);
    // Most nodes add none and share the list of their parent.
    return own.length === 0 ? conditionsOf(parent) : [...conditionsOf(parent), ...own];
  });
  return conditionsOf;
});

function conditionsBetween(parent: Node, node: Node): readonly Condition[] {
  if (Node.isIfStatement(parent)) {
    const test = parent.getExpression();
    return node === test ? [] : [{ test, holds: node === parent.getThenStatement() }];
  }
  if (Node.isConditionalExpression(parent)) {
    const test = parent.getCondition();
    return node === test ? [] : [{ test, holds: node === parent.getWhenTrue() }];
  }
  if (Node.isBinaryExpression(parent) && node === parent.getRight()) {
    const operator = parent.getOperatorToken().getText();
    const isChoice = operator === '&&' || operator === '||';
    return isChoice ? [{ test: parent.getLeft(), holds: operator === '&&' }] : [];
  }
  const before = Node.isBlock(parent) ? node.getPreviousSiblings().reverse() : [];
  return before.filter(Node.isIfStatement).flatMap((statement): readonly Condition[] => {
    const [then, other] = [statement.getThenStatement(), statement.getElseStatement()];
    const [isThen, isElse] = [isLeft(then), isLeft(other)];
    return isThen === isElse ? [] : [{ test: statement.getExpression(), holds: isElse }];
  });
}

/** The last statement returns, throws or goes to the next round. */
export function isLeft(node: Node | undefined): boolean {
  const last = statementsOf(node).at(-1);
  if (Node.isTryStatement(last)) {
    return isLeft(last.getTryBlock()) && isLeft(last.getCatchClause()?.getBlock());
  }
  if (Node.isIfStatement(last)) {
    return isLeft(last.getThenStatement()) && isLeft(last.getElseStatement());
  }
  return (
    Node.isReturnStatement(last) || Node.isThrowStatement(last) || Node.isContinueStatement(last)
  );
}

/** What is known of values, by the keys of their paths. */
type Known = readonly (readonly [string, Value])[];

/** What follows from a condition that holds, or does not. */
function conclude(test: Node, holds: boolean): Known {
  if (Node.isParenthesizedExpression(test)) return conclude(test.getExpression(), holds);
  if (Node.isPrefixUnaryExpression(test)) return conclude(test.getOperand(), !holds);
  if (Node.isBinaryExpression(test)) {
    const operator = test.getOperatorToken().getText();
    const [left, right] = [test.getLeft(), test.getRight()];
    if (operator === (holds ? '&&' : '||')) {
      return [...conclude(left, holds), ...conclude(right, holds)];
    }
    const isComparison = /^[!=]==?$/.test(operator) && /^(null|undefined)$/.test(right.getText());
    return isComparison ? presenceOf(left, operator.startsWith('!') === holds) : [];
  }
  if (holds && Node.isCallExpression(test) && calleeName(test) === 'isValid') {
    const path = pathOf(test.getArguments()[0] ?? test);
    return path ? [[path.key, { ...FILLED, schema: { pattern: ID_PATTERN } }]] : [];
  }
  // `if (name.trim())`
  const isTrimmed = holds && Node.isCallExpression(test) && calleeName(test) === 'trim';
  return presenceOf(isTrimmed ? receiverOf(test) : test, holds);
}

function presenceOf(node: Node | undefined, isThere: boolean): Known {
  const path = node && pathOf(node);
  if (!node || !path) return [];
  // Of a variable, what holds after it was set for the last time.
  const changes = changesOf(path);
  const isOpen = changes && (!changes[0] || changes.some((one) => one.getEnd() > node.getPos()));
  return isOpen ? [] : [[path.key, isThere ? FILLED : MISSING]];
}
