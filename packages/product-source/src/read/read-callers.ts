import {
  type CallExpression,
  type ClassDeclaration,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  SyntaxKind,
} from 'ts-morph';
import type { CallersFact, CheckFact } from '../facts.ts';
import { isIn } from './catch-clauses.ts';
import { argumentOf, decoratorsOf } from './decorators.ts';
import { readsOf } from './request-reads.ts';
import { declarationOf, initializerOf, staticValue } from './static-value.ts';

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
    adminsOnly: isForAdminsOnly(method),
    abilities: withAbility.map(builderName),
    checks: withAbility.flatMap((parameter) => readChecks(method, parameter)),
  };
}

function builderName(parameter: ParameterDeclaration): string {
  return argumentOf(decoratorsOf(parameter, 'Ability')[0])?.getText() ?? 'unknown';
}

type Arguments = ReadonlyMap<Node | undefined, Node>;

/** `ability.can(Action, subject('Name', …))` on the value that this parameter receives. */
function readChecks(
  method: MethodDeclaration,
  parameter: ParameterDeclaration,
): readonly CheckFact[] {
  const receivers = abilityNames(parameter);
  const ability = builderName(parameter);
  const own = checksIn(method, receivers, new Map()).map((check) => ({ ability, ...check }));
  const helped = method
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .flatMap((call) => checksOfHelper(call, receivers, method))
    .map((check) => ({ ability, ...check }));
  const checks = [...own, ...helped];
  return [...new Map(checks.map((check) => [JSON.stringify(check), check])).values()];
}

/** `this.assertCanRead(ability)`: the checks of that method, with the arguments of the call put in. */
function checksOfHelper(
  call: CallExpression,
  receivers: readonly string[],
  method: MethodDeclaration,
): readonly Omit<CheckFact, 'ability'>[] {
  const callee = call.getExpression();
  const isOwn =
    Node.isPropertyAccessExpression(callee) && Node.isThisExpression(callee.getExpression());
  const helper = isOwn ? declarationOf(callee) : undefined;
  const given = call.getArguments();
  const index = given.findIndex((argument) => receivers.includes(argument.getText()));
  if (!Node.isMethodDeclaration(helper) || index < 0) {
    return [];
  }
  const parameters = helper.getParameters();
  const received = parameters[index];
  const values: Arguments = new Map(
    given.flatMap((argument, at) => [[parameters[at], argument] as const]),
  );
  const isConditional = call.getFirstAncestorByKind(SyntaxKind.Block)?.getParent() !== method;
  return checksIn(helper, received === undefined ? [] : abilityNames(received), values).map(
    (check) => ({ ...check, conditional: check.conditional || isConditional }),
  );
}

function checksIn(
  method: MethodDeclaration,
  receivers: readonly string[],
  values: Arguments,
): readonly Omit<CheckFact, 'ability'>[] {
  const given = (node: Node | undefined) =>
    Node.isIdentifier(node) ? (values.get(declarationOf(node)) ?? node) : node;
  return method
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => isCheck(call, receivers))
    .map((call) => {
      const [action, subject] = call.getArguments().map(given);
      const guard = guardOf(call);
      return {
        action: String(staticValue(action) ?? action?.getText() ?? ''),
        ...subjectOf(subject),
        effect: guard !== undefined ? 'refuses' : isWithoutEffect(call) ? 'ignored' : 'shapes',
        conditional: guard?.getParentIfKind(SyntaxKind.Block)?.getParent() !== method,
      };
    });
}

/** `if (user.roles !== 'admin') throw …` among the statements of the method. */
function isForAdminsOnly(method: MethodDeclaration): boolean {
  return method.getStatements().some((statement) => {
    const condition = Node.isIfStatement(statement) ? statement.getExpression() : undefined;
    const then = Node.isIfStatement(statement) ? statement.getThenStatement() : undefined;
    const first = Node.isBlock(then) ? then.getStatements()[0] : then;
    return (
      Node.isThrowStatement(first) &&
      Node.isBinaryExpression(condition) &&
      condition.getOperatorToken().getText() === '!==' &&
      /\.(roles?|globalRole)$/.test(condition.getLeft().getText()) &&
      staticValue(condition.getRight()) === 'admin'
    );
  });
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

/** `'Book'` asks about the type; `subject('Book', {…})` about a book with these attributes. */
function subjectOf(node: Node | undefined): Pick<CheckFact, 'subject' | 'attributes'> {
  const value = initializerOf(node);
  const [target, object] = Node.isCallExpression(value) ? value.getArguments() : [value];
  const type = staticValue(target);
  const isType = !Node.isCallExpression(value) && typeof type === 'string';
  return {
    subject: String(type ?? target?.getText() ?? ''),
    attributes: isType ? 'type' : (attributesOf(initializerOf(object)) ?? 'unknown'),
  };
}

/** Names of the properties of an object literal; undefined when it does not tell all. */
function attributesOf(node: Node | undefined): readonly string[] | undefined {
  const properties = Node.isObjectLiteralExpression(node) ? node.getProperties() : undefined;
  const names = properties?.flatMap((property) =>
    Node.isPropertyAssignment(property) || Node.isShorthandPropertyAssignment(property)
      ? [property.getName()]
      : [],
  );
  return names?.length === properties?.length ? names : undefined;
}

/** The `if` whose condition holds the check, or a variable made from it, and whose body throws. */
function guardOf(call: CallExpression): Node | undefined {
  const direct = call.getFirstAncestorByKind(SyntaxKind.IfStatement);
  if (direct !== undefined && isIn(call, direct.getExpression())) {
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
        isIn(use, guard.getExpression()) &&
        throwsIn(guard.getThenStatement()),
    )?.guard;
}

/** `if (!ability.can(…)) {}`: what it did is commented out. */
function isWithoutEffect(call: CallExpression): boolean {
  const guard = call.getFirstAncestorByKind(SyntaxKind.IfStatement);
  const then = guard?.getThenStatement();
  return (
    guard !== undefined &&
    isIn(call, guard.getExpression()) &&
    Node.isBlock(then) &&
    then.getStatements().length === 0
  );
}

function throwsIn(node: Node): boolean {
  return (
    Node.isThrowStatement(node) || node.getDescendantsOfKind(SyntaxKind.ThrowStatement).length > 0
  );
}
