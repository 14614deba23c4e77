import {
  type CallExpression,
  type ClassDeclaration,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  SyntaxKind,
} from 'ts-morph';
import type { AbilityFact, CallersFact, CheckFact } from '../facts.ts';
import { argumentOf, decoratorsOf, shortText } from './decorators.ts';
import { readsOf } from './request-reads.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, enumValues, staticValue } from './static-value.ts';

/** Who may call a method: decorators of the method and its controller, and ability checks in its body. */
export function readCallers(node: ClassDeclaration, method: MethodDeclaration): CallersFact {
  const authorized = [...decoratorsOf(method, 'Authorized'), ...decoratorsOf(node, 'Authorized')];
  const roles = authorized.flatMap((decorator) => {
    const value = staticValue(argumentOf(decorator));
    return typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
  });
  const hasKey = [...decoratorsOf(node, 'UseBefore'), ...decoratorsOf(method, 'UseBefore')].some(
    (decorator) => /ApiKey/.test(argumentOf(decorator)?.getText() ?? ''),
  );
  const withAbility = method
    .getParameters()
    .filter((parameter) => decoratorsOf(parameter, 'Ability').length > 0);
  const needsUser =
    method.getParameters().flatMap((parameter) => decoratorsOf(parameter, 'CurrentUser')).length >
    0;
  const isReadByHand = readsOf(method, 'headers').includes('authorization');
  const needsToken = isReadByHand || authorized.length > 0 || withAbility.length > 0 || needsUser;
  return {
    needs: hasKey ? 'key' : needsToken ? 'token' : 'none',
    authorized: authorized.length > 0,
    roles,
    abilities: withAbility.map(builderName),
    checks: withAbility.flatMap((parameter) => readChecks(method, parameter)),
  };
}

function builderName(parameter: ParameterDeclaration): string {
  return argumentOf(decoratorsOf(parameter, 'Ability')[0])?.getText() ?? 'unknown';
}

/** `ability.can(Action, subject('Name', …))` on the value that this parameter receives. */
function readChecks(
  method: MethodDeclaration,
  parameter: ParameterDeclaration,
): readonly CheckFact[] {
  const receivers = abilityNames(parameter);
  const checks = method
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => isCheck(call, receivers))
    .map((call): CheckFact => {
      const [action, subject] = call.getArguments();
      const guard = guardOf(call);
      return {
        ability: builderName(parameter),
        action: String(staticValue(action) ?? action?.getText() ?? ''),
        subject: subjectOf(subject),
        effect: guard !== undefined ? 'refuses' : isWithoutEffect(call) ? 'ignored' : 'shapes',
        conditional: guard?.getParentIfKind(SyntaxKind.Block)?.getParent() !== method,
      };
    });
  return [...new Map(checks.map((check) => [JSON.stringify(check), check])).values()];
}

/** `{ability}`, `{ability: other}` or the parameter's own name followed by `.ability`. */
function abilityNames(parameter: ParameterDeclaration): readonly string[] {
  const pattern = parameter.getNameNode();
  return Node.isObjectBindingPattern(pattern)
    ? pattern
        .getElements()
        .filter(
          (element) =>
            (element.getPropertyNameNode()?.getText() ?? element.getName()) === 'ability',
        )
        .map((element) => element.getName())
    : [`${parameter.getName()}.ability`, parameter.getName()];
}

function isCheck(call: CallExpression, receivers: readonly string[]): boolean {
  const callee = call.getExpression();
  return (
    Node.isPropertyAccessExpression(callee) &&
    ['can', 'cannot'].includes(callee.getName()) &&
    receivers.includes(callee.getExpression().getText())
  );
}

function subjectOf(node: Node | undefined): string {
  const value = Node.isIdentifier(node) ? initializerOf(node) : node;
  const target = Node.isCallExpression(value) ? value.getArguments()[0] : value;
  return String(staticValue(target) ?? target?.getText() ?? '');
}

function initializerOf(node: Node): Node | undefined {
  const declaration = declarationOf(node);
  return Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : node;
}

/** The `if` whose condition holds the check, or a variable made from it, and whose body throws. */
function guardOf(call: CallExpression): Node | undefined {
  const direct = call.getFirstAncestorByKind(SyntaxKind.IfStatement);
  if (direct !== undefined && isWithin(call, direct.getExpression())) {
    return throwsIn(direct.getThenStatement()) ? direct : undefined;
  }
  const variable = call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration);
  const name = variable?.getNameNode();
  const uses = Node.isIdentifier(name) ? name.findReferencesAsNodes() : [];
  return uses
    .map((use) => ({ use, guard: use.getFirstAncestorByKind(SyntaxKind.IfStatement) }))
    .find(
      ({ use, guard }) =>
        guard !== undefined &&
        isWithin(use, guard.getExpression()) &&
        throwsIn(guard.getThenStatement()),
    )?.guard;
}

/** `if (!ability.can(…)) {}`: what it did is commented out. */
function isWithoutEffect(call: CallExpression): boolean {
  const guard = call.getFirstAncestorByKind(SyntaxKind.IfStatement);
  const then = guard?.getThenStatement();
  return (
    guard !== undefined &&
    isWithin(call, guard.getExpression()) &&
    Node.isBlock(then) &&
    then.getStatements().length === 0
  );
}

function isWithin(node: Node, outer: Node): boolean {
  return node.getPos() >= outer.getPos() && node.getEnd() <= outer.getEnd();
}

function throwsIn(node: Node): boolean {
  return (
    Node.isThrowStatement(node) || node.getDescendantsOfKind(SyntaxKind.ThrowStatement).length > 0
  );
}

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
    const isSetUp =
      Node.isFunctionDeclaration(target) && /abilit/i.test(target.getSourceFile().getBaseName());
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
            ? [p.getName()]
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
    if (Node.isIfStatement(ancestor) && isWithin(call, ancestor.getThenStatement())) {
      const roles = rolesIn(ancestor.getExpression());
      if (roles.length > 0) {
        return roles;
      }
    }
    const early = rolesOfEarlyReturn(ancestor);
    if (early !== undefined) {
      return early;
    }
    if (Node.isFunctionDeclaration(ancestor)) {
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
        `${isWithin(call, node.getThenStatement()) ? '' : 'not: '}${shortText(node.getExpression(), 80)}`,
    )
    .join('; ');
}
