import {
  type CallExpression,
  type ClassDeclaration,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  SyntaxKind,
} from 'ts-morph';
import type { CallersFact, CheckFact } from '../facts.ts';
import { declarationOf, initializerOf, staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  callsIn,
  decoratorsOf,
  isIn,
  keysOf,
  parametersWith,
  readsOf,
  receiverOf,
  refusalsOf,
  statementsOf,
} from './syntax.ts';

/** Who may call a method: decorators of the method and its controller, and ability checks in its body. */
export function readCallers(node: ClassDeclaration, method: MethodDeclaration): CallersFact {
  const authorized = [...decoratorsOf(method, 'Authorized'), ...decoratorsOf(node, 'Authorized')];
  const roles = authorized.flatMap((decorator) => staticValue(argumentOf(decorator)) ?? []);
  const uses = [...decoratorsOf(node, 'UseBefore'), ...decoratorsOf(method, 'UseBefore')];
  const hasKey = uses.some((decorator) => /ApiKey/.test(decorator.getText()));
  const needsToken =
    authorized.length > 0 ||
    parametersWith(method, 'Ability', 'CurrentUser').length > 0 ||
    readsOf(method, 'headers').includes('authorization');
  const withAbility = parametersWith(method, 'Ability');
  return {
    needs: hasKey ? 'key' : needsToken ? 'token' : 'none',
    authorized: authorized.length > 0,
    roles: roles.map(String),
    adminsOnly: isForAdminsOnly(method),
    abilities: withAbility.map(builderName),
    checks: withAbility.flatMap((parameter) => readChecks(method, parameter)),
  };
}

function builderName(parameter: ParameterDeclaration): string {
  return argumentOf(decoratorsOf(parameter, 'Ability')[0])?.getText() ?? 'unknown';
}

type Check = Omit<CheckFact, 'ability'>;

/** `ability.can(Action, subject('Name', …))` on the value that this parameter receives. */
function readChecks(method: MethodDeclaration, parameter: ParameterDeclaration) {
  const receivers = abilityNames(parameter);
  const ability = builderName(parameter);
  const own = checksIn(method, receivers);
  const helped = callsIn(method).flatMap((call) => checksOfHelper(call, receivers, method));
  const checks = [...own, ...helped].map((check) => ({ ability, ...check }));
  return [...new Map(checks.map((check) => [JSON.stringify(check), check])).values()];
}

/** `this.assertCanRead(ability)`: the checks of that method, with the arguments of the call put in. */
function checksOfHelper(
  call: CallExpression,
  receivers: readonly string[],
  method: MethodDeclaration,
): readonly Check[] {
  const isOwn = Node.isThisExpression(receiverOf(call));
  const helper = isOwn ? declarationOf(call.getExpression()) : undefined;
  const given = call.getArguments();
  const index = given.findIndex((argument) => receivers.includes(argument.getText()));
  if (!Node.isMethodDeclaration(helper) || index < 0) return [];
  const parameters = helper.getParameters();
  const received = parameters[index];
  const values = new Map(given.map((argument, at) => [parameters[at], argument]));
  const isConditional = call.getFirstAncestorByKind(SyntaxKind.Block)?.getParent() !== method;
  return checksIn(helper, received === undefined ? [] : abilityNames(received), values).map(
    (check) => ({ ...check, conditional: check.conditional || isConditional }),
  );
}

function checksIn(
  method: MethodDeclaration,
  receivers: readonly string[],
  values: ReadonlyMap<Node | undefined, Node> = new Map(),
): readonly Check[] {
  const given = (node: Node | undefined) =>
    Node.isIdentifier(node) ? (values.get(declarationOf(node)) ?? node) : node;
  return callsIn(method)
    .filter((call) => /^can(not)?$/.test(calleeName(call)))
    .filter((call) => receivers.includes(receiverOf(call)?.getText() ?? ''))
    .map((call) => {
      const [action, subject] = call.getArguments().map(given);
      const guard = guardOf(call);
      return {
        action: String(staticValue(action) ?? action?.getText() ?? ''),
        ...subjectOf(subject),
        effect: guard !== undefined ? 'refuses' : isWithoutEffect(call) ? 'ignored' : 'shapes',
        // With `&&`, a failed check alone refuses nobody.
        conditional:
          guard?.getParentIfKind(SyntaxKind.Block)?.getParent() !== method ||
          guard.getExpression().getText().includes('&&'),
      };
    });
}

/** `if (user.roles !== 'admin') throw …` in any case. */
function isForAdminsOnly(method: MethodDeclaration): boolean {
  return refusalsOf(method).some(
    ({ test }) =>
      Node.isBinaryExpression(test) &&
      test.getOperatorToken().getText() === '!==' &&
      /\.(roles?|globalRole)$/.test(test.getLeft().getText()) &&
      staticValue(test.getRight()) === 'admin',
  );
}

/** `{ability}`, `{ability: other}` or the parameter's own name followed by `.ability`. */
function abilityNames(parameter: ParameterDeclaration): readonly string[] {
  const pattern = parameter.getNameNode();
  if (!Node.isObjectBindingPattern(pattern)) {
    return [`${parameter.getName()}.ability`, parameter.getName()];
  }
  return pattern
    .getElements()
    .filter((node) => (node.getPropertyNameNode() ?? node.getNameNode()).getText() === 'ability')
    .map((node) => node.getName());
}

/** `'Book'` asks about the type; `subject('Book', {…})` about a book with these attributes. */
function subjectOf(node: Node | undefined): Pick<CheckFact, 'subject' | 'attributes'> {
  const value = initializerOf(node);
  const [target, object] = Node.isCallExpression(value) ? value.getArguments() : [value];
  const type = staticValue(target);
  const isType = !Node.isCallExpression(value) && typeof type === 'string';
  const shape = initializerOf(object);
  const isWhole =
    Node.isObjectLiteralExpression(shape) && !shape.getProperties().some(Node.isSpreadAssignment);
  return {
    subject: String(type ?? target?.getText() ?? ''),
    attributes: isType ? 'type' : isWhole ? keysOf(shape) : 'unknown',
  };
}

/** The `if` whose condition holds the check, or a variable made from it, and whose body throws in any case. */
function guardOf(call: CallExpression) {
  const direct = conditionAround(call);
  const name = call.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)?.getNameNode();
  const uses = !direct && Node.isIdentifier(name) ? name.findReferencesAsNodes() : [];
  const guards = direct ? [direct] : uses.flatMap((use) => conditionAround(use) ?? []);
  return guards.find((guard) => throwsIn(guard.getThenStatement()));
}

/** The nearest `if`, when the node is part of its condition. */
function conditionAround(node: Node) {
  const guard = node.getFirstAncestorByKind(SyntaxKind.IfStatement);
  return guard !== undefined && isIn(node, guard.getExpression()) ? guard : undefined;
}

/** `if (!ability.can(…)) {}`: what it did is commented out. */
function isWithoutEffect(call: CallExpression): boolean {
  const guard = conditionAround(call);
  return guard !== undefined && statementsOf(guard.getThenStatement()).length === 0;
}

function throwsIn(node: Node): boolean {
  return statementsOf(node).some(Node.isThrowStatement);
}
