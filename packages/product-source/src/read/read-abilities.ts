import { type CallExpression, Node, SyntaxKind } from 'ts-morph';
import type { AbilityFact } from '../facts.ts';
import { functionOf } from './call-targets.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, enumValues, initializerOf, staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  callsIn,
  decoratorsOf,
  isIn,
  isLeft,
  keysOf,
  receiverOf,
  shortText,
} from './syntax.ts';

/** Rules of all ability builders: the exported functions that `@Ability` names, and what they call. */
export function readAbilities(tree: SourceTree): readonly AbilityFact[] {
  const builders = tree.files
    .flatMap((file) => file.getClasses())
    .flatMap((node) => node.getMethods())
    .flatMap((method) => method.getParameters())
    .flatMap((parameter) => decoratorsOf(parameter, 'Ability'))
    .flatMap((decorator) => {
      const target = argumentOf(decorator);
      const declaration = declarationOf(target);
      return target && declaration ? [[target.getText(), declaration] as const] : [];
    });
  return [...new Map(builders)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([ability, builder]) => rulesIn(tree, ability, builder));
}

function rulesIn(tree: SourceTree, ability: string, builder: Node): readonly AbilityFact[] {
  return callsIn(builder).flatMap((call) => {
    const name = calleeName(call);
    if (name === 'can' || name === 'cannot') {
      return rolesOf(call).map((role) => ({ ability, effect: name, role, ...ruleOf(tree, call) }));
    }
    const target = functionOf(call.getExpression());
    const isSetUp = target && /abilit/i.test(target.getSourceFile().getBaseName());
    return isSetUp ? rulesIn(tree, ability, target) : [];
  });
}

/** What `can(action, subject, bound)` allows. */
function ruleOf(tree: SourceTree, call: CallExpression) {
  const [action, subject, bound] = call.getArguments();
  const actions = staticValue(action);
  return {
    action: Array.isArray(actions) ? actions.join(' ') : String(actions ?? action?.getText() ?? ''),
    subject: String(staticValue(subject) ?? subject?.getText() ?? ''),
    within: keysOf(initializerOf(bound)),
    when: otherConditions(call),
    ...tree.placeOf(call),
  };
}

/** Roles of the `case` or `if` around a rule; `*` when no role is asked for. */
function rolesOf(call: CallExpression): readonly string[] {
  for (const ancestor of call.getAncestors()) {
    if (Node.isCaseClause(ancestor)) return caseLabels(ancestor);
    const isInThen = Node.isIfStatement(ancestor) && isIn(call, ancestor.getThenStatement());
    const roles = isInThen ? rolesIn(ancestor.getExpression()) : [];
    if (roles.length > 0) return roles;
    const early = rolesOfEarlyReturn(ancestor);
    if (early !== undefined) return early;
    if (Node.isFunctionDeclaration(ancestor) || Node.isSourceFile(ancestor.getParent())) {
      break;
    }
  }
  return ['*'];
}

/** `if (!ROLES.has(enrollment.role)) return;` before the rule. */
function rolesOfEarlyReturn(statement: Node): readonly string[] | undefined {
  const [roles] = statement
    .getPreviousSiblings()
    .filter(Node.isIfStatement)
    .filter((sibling) => isLeft(sibling.getThenStatement()))
    .map((sibling) => sibling.getExpression())
    .filter(Node.isPrefixUnaryExpression)
    .map((condition) => condition.getOperand())
    .filter(Node.isCallExpression)
    .filter((call) => /role/i.test(call.getArguments()[0]?.getText() ?? ''))
    .map(receiverOf);
  return roles && (enumValues(roles)?.map(String) ?? ['unknown']);
}

/** `case 'A': case 'B': rule` belongs to both. */
function caseLabels(clause: Node): readonly string[] {
  const labels: string[] = [];
  let node: Node | undefined = clause;
  while (Node.isCaseClause(node) && (node === clause || node.getStatements().length === 0)) {
    labels.unshift(String(staticValue(node.getExpression()) ?? node.getExpression().getText()));
    node = node.getPreviousSibling();
  }
  return labels;
}

/** `globalRole === 'admin'`, `role === 'A' || role === 'B'`, `['A', 'B'].includes(role)`. */
function rolesIn(condition: Node): readonly string[] {
  if (!/role/i.test(condition.getText())) return [];
  const equal = [condition, ...condition.getDescendants()]
    .filter(Node.isBinaryExpression)
    .filter((node) => ['===', '=='].includes(node.getOperatorToken().getText()))
    .map((node) => staticValue(node.getRight()))
    .filter((value) => typeof value === 'string');
  const listed = condition
    .getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression)
    .flatMap((node) => enumValues(node) ?? []);
  return [...equal, ...listed.map(String)];
}

function otherConditions(call: CallExpression): string {
  return call
    .getAncestors()
    .filter(Node.isIfStatement)
    .filter((node) => rolesIn(node.getExpression()).length === 0)
    .map((node) => {
      const isInThen = isIn(call, node.getThenStatement());
      return `${isInThen ? '' : 'not: '}${shortText(node.getExpression(), 80)}`;
    })
    .join('; ');
}
