import { type CallExpression, type NewExpression, Node } from 'ts-morph';
import type { Schemas } from '../schemas.ts';
import { bodyOf, findTargets, functionOf, type Implementers } from './call-targets.ts';
import { isLeft, type Looked, reachOf } from './conditions.ts';
import { evaluate, type Scope, valueSet } from './known-values.ts';
import { isIn, remembered, returnsOf } from './syntax.ts';
import { MISSING, oneOf, type Value } from './values.ts';

/** A function with what it is called with. The same call of the same function is the same object. */
export interface Context extends Looked {
  readonly outer: Context | undefined;
  readonly variables: Map<Node, Value>;
}

/** Stands for the value of a variable while it is looked at. */
const OPEN: Value = {};

export type Contexts = ReturnType<typeof createContexts>;

/** Makes the contexts of calls, and computes what they give. */
export function createContexts(implementers: Implementers, schemas: () => Schemas) {
  const contexts = new Map<string, Context>();
  const results = new Map<Context, Value>();
  const targetsOf = remembered((call: CallExpression | NewExpression) =>
    findTargets(call, implementers),
  );
  /** Variables that are being looked at, and whether one of them was asked for meanwhile. */
  let open = 0;
  let isCut = false;

  /** The context of a function that runs with these values; `caller` is missing for the server's own calls. */
  function enter(owner: Node, given: readonly Value[], caller?: Scope): Context {
    // Only a function that stands inside of another sees the parameters of that one.
    let outer = caller && contexts.get(caller.key);
    while (outer !== undefined && (owner === outer.owner || !isIn(owner, outer.owner))) {
      outer = outer.outer;
    }
    const key = `${placeOf(owner)} ${JSON.stringify(given)} ${outer?.key ?? ''}`;
    const known = { facts: new Map(), steps: new Map(), variables: new Map(), schemas: schemas() };
    const made = { owner, given, outer, key, ...known, valueOfVariable, resultOf };
    const context = contexts.get(key) ?? made;
    contexts.set(key, context);
    return context;
  }

  /** What a call may run, each with the values that it gets; nothing for packages. */
  function targets(call: CallExpression | NewExpression, scope: Scope) {
    const found = targetsOf(call);
    if (found === 'unknown' || found.length === 0) return found as 'unknown' | readonly never[];
    const given = call.getArguments().map((node) => shorten(evaluate(node, scope)));
    return found.map((owner) => {
      const count = Node.isParametered(owner) ? owner.getParameters().length : 0;
      return enter(owner, [...given, ...Array(count).fill(MISSING)].slice(0, count), scope);
    });
  }

  function valueOfVariable(variable: Node, scope: Scope): Value {
    let context = contexts.get(scope.key);
    while (context?.outer !== undefined && !isIn(variable, context.owner)) context = context.outer;
    const known = context?.variables.get(variable);
    isCut ||= known === OPEN;
    if (known !== undefined || context === undefined) return known ?? {};
    context.variables.set(variable, OPEN);
    open += 1;
    const { facts } = reachOf(variable, context);
    const value = valueSet(variable, { ...context, facts });
    open -= 1;
    // Inside of another variable that it depends on, it is not known to the end.
    if (isCut && open > 0) context.variables.delete(variable);
    else context.variables.set(variable, value);
    isCut &&= open > 0;
    return value;
  }

  function resultOf(call: CallExpression, scope: Scope): Value | undefined {
    const found = targets(call, scope);
    if (found === 'unknown' || found.length === 0) return undefined;
    const result = oneOf(found.map(returned));
    // `inTransaction(async () => …)` gives what the function in it gives.
    const [work] = call
      .getArguments()
      .flatMap((node) => (Node.isArrowFunction(node) ? node : (functionOf(node) ?? [])));
    return work === undefined || Object.keys(result).length > 0
      ? result
      : returnedIn({ ...enter(work, [], scope), facts: scope.facts, steps: new Map() });
  }

  /** What a function gives when it ends without an error. */
  function returned(context: Context): Value {
    const known = results.get(context);
    if (known !== undefined) return known;
    // While a function that calls itself is looked at, nothing is known of it.
    results.set(context, {});
    const result = returnedIn(context);
    results.set(context, result);
    return result;
  }

  return { enter, targets, returned };
}

function returnedIn(context: Context): Value {
  const body = bodyOf(context.owner);
  if (!Node.isBlock(body)) return evaluate(body, context);
  const values = returnsOf(context.owner).flatMap((node): readonly Value[] => {
    const { isReached, facts, guard } = reachOf(node, context);
    if (!isReached) return [];
    const given = node.getExpression();
    const value = given ? evaluate(given, { ...context, facts }) : MISSING;
    if (value.truthy !== false) return [value];
    // Nothing is given for a reason that a request can bring about, or for another one.
    return [guard?.isFree ? { ...value, search: guard.search?.replace('!', '') ?? '' } : {}];
  });
  return oneOf(isLeft(body) ? values : [...values, MISSING]);
}

function placeOf(node: Node): string {
  return `${node.getSourceFile().getFilePath()}:${node.getPos()}`;
}

/** A longer origin comes from a function that calls itself with a part of what it was given. */
const MAX_ORIGIN = 60;

/** What a called function is told: one level of fields, no searches. */
function shorten({ search, fields, origin, ...value }: Value, isField = false): Value {
  const names = fields !== undefined && !isField ? Object.entries(fields) : [];
  return {
    ...value,
    ...(origin !== undefined && origin.length < MAX_ORIGIN && { origin }),
    ...(names.length > 0 && {
      fields: Object.fromEntries(names.map(([name, field]) => [name, shorten(field, true)])),
    }),
  };
}
