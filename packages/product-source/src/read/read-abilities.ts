import { type CallExpression, Node, SyntaxKind } from 'ts-morph';
import type { AbilityFact } from '../facts.ts';
import { isIn } from './catch-clauses.ts';
import { argumentOf, decoratorsOf, shortText } from './decorators.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, enumValues, initializerOf, staticValue } from './static-value.ts';

/** Rules of all ability builders: the exported functions that `@Ability` names, and what they call. */
export function readAbilities(tree: SourceTree): readonly AbilityFact[] {
  const names = new Map<string, Node>();
  for (const file of tree.files) {
    for (const node of file.getClasses()) {
      for (const decorator of node
        .getMethods()
        .flatMap((m) => m.getParameters())
        .flatMap((p) => decoratorsOf(p, 'Ability'))) {
        const target = argumentOf(decorator);
        const declaration = target === undefined ? undefined : declarationOf(target);
        if (target !== undefined && declaration !== undefined) {
          names.set(target.getText(), declaration);
        }
      }
    }
  }
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([ability, builder]) => rulesIn(tree, ability, builder, new Set()));
}

function rulesIn(
  tree: SourceTree,
  ability: string,
  builder: Node,
  seen: Set<Node>,
): readonly AbilityFact[] {
  if (seen.has(builder)) {
    return [];
  }
  seen.add(builder);
  return builder.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const callee = call.getExpression();
    const name = Node.isPropertyAccessExpression(callee) ? callee.getName() : callee.getText();
    if (name === 'can' || name === 'cannot') {
      return rolesOf(call).map((role) => ruleOf(tree, call, { ability, effect: name, role }));
    }
    const target = Node.isIdentifier(callee) ? declarationOf(callee) : undefined;
    const isFunction =
      Node.isFunctionDeclaration(target) ||
      (Node.isVariableDeclaration(target) && Node.isArrowFunction(target.getInitializer()));
    const isSetUp = isFunction && /abilit/i.test(target.getSourceFile().getBaseName());
    return isSetUp ? rulesIn(tree, ability, target, seen) : [];
  });
}

function ruleOf(
  tree: SourceTree,
  call: CallExpression,
  rule: Pick<AbilityFact, 'ability' | 'effect' | 'role'>,
): AbilityFact {
  const [action, subject, bound] = call.getArguments();
  const shape = Node.isIdentifier(bound) ? initializerOf(bound) : bound;
  const within = Node.isObjectLiteralExpression(shape)
    ? shape
        .getProperties()
        .flatMap((p) =>
          Node.isPropertyAssignment(p) || Node.isShorthandPropertyAssignment(p)
            ? [p.getName().replace(/['"]/g, '')]
            : [],
        )
    : [];
  const actions = staticValue(action);
  return {
    ...rule,
    action: Array.isArray(actions) ? actions.join(' ') : String(actions ?? action?.getText() ?? ''),
    subject: String(staticValue(subject) ?? subject?.getText() ?? ''),
    within,
    when: otherConditions(call),
    ...tree.placeOf(call),
  };
}

/** Roles of the `case` or `if` around a rule; `*` when no role is asked for. */
function rolesOf(call: CallExpression): readonly string[] {
  for (const ancestor of call.getAncestors()) {
    if (Node.isCaseClause(ancestor)) {
      return caseLabels(ancestor);
    }
    if (Node.isIfStatement(ancestor) && isIn(call, ancestor.getThenStatement())) {
      const roles = rolesIn(ancestor.getExpression());
      if (roles.length > 0) {
        return roles;
      }
    }
    const early = rolesOfEarlyReturn(ancestor);
    if (early !== undefined) {
      return early;
    }
    if (Node.isFunctionDeclaration(ancestor) || Node.isSourceFile(ancestor.getParent())) {
      break;
    }
  }
  return ['*'];
}

/** `if (!ROLES.has(enrollment.role)) return;` before the rule. */
function rolesOfEarlyReturn(statement: Node): readonly string[] | undefined {
  for (const sibling of statement.getPreviousSiblings().filter(Node.isIfStatement)) {
    const condition = sibling.getExpression();
    const then = sibling.getThenStatement();
    const last = Node.isBlock(then) ? then.getStatements().at(-1) : then;
    const call = Node.isPrefixUnaryExpression(condition) ? condition.getOperand() : undefined;
    const callee = Node.isCallExpression(call) ? call.getExpression() : undefined;
    const leaves = Node.isReturnStatement(last) || Node.isContinueStatement(last);
    const isAsked =
      Node.isCallExpression(call) && /role/i.test(call.getArguments()[0]?.getText() ?? '');
    if (leaves && isAsked && Node.isPropertyAccessExpression(callee)) {
      return enumValues(callee.getExpression())?.map(String) ?? ['unknown'];
    }
  }
  return undefined;
}

/** `case 'A': case 'B': rule` belongs to both. */
function caseLabels(clause: Node): readonly string[] {
  const labels: string[] = [];
  for (
    let node: Node | undefined = clause;
    Node.isCaseClause(node);
    node = node.getPreviousSibling()
  ) {
    if (node !== clause && node.getStatements().length > 0) {
      break;
    }
    labels.unshift(String(staticValue(node.getExpression()) ?? node.getExpression().getText()));
  }
  return labels;
}

/** `globalRole === 'admin'`, `role === 'A' || role === 'B'`, `['A', 'B'].includes(role)`. */
function rolesIn(condition: Node): readonly string[] {
  if (!/role/i.test(condition.getText())) {
    return [];
  }
  const equal = [condition, ...condition.getDescendants()]
    .filter(Node.isBinaryExpression)
    .flatMap((node) => {
      const isEqual = ['===', '=='].includes(node.getOperatorToken().getText());
      const value = staticValue(node.getRight());
      return isEqual && typeof value === 'string' ? [value] : [];
    });
  const listed = condition
    .getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression)
    .flatMap((node) => {
      const value = staticValue(node);
      return Array.isArray(value) ? value.map(String) : [];
    });
  return [...equal, ...listed];
}

function otherConditions(call: CallExpression): string {
  return call
    .getAncestors()
    .filter(Node.isIfStatement)
    .filter((node) => rolesIn(node.getExpression()).length === 0)
    .map(
      (node) =>
        `${isIn(call, node.getThenStatement()) ? '' : 'not: '}${shortText(node.getExpression(), 80)}`,
    )
    .join('; ');
}
