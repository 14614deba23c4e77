import { type CallExpression, Node, type ObjectLiteralExpression, SyntaxKind } from 'ts-morph';
import { resolve, type Schemas } from '../schemas.ts';
import { asked, valueOfQuery, valueOfTest, valueOfWrite, WRITES } from './library-calls.ts';
import { changesOf, type Path, pathOf, rootOf } from './paths.ts';
import { declarationOf, initializerOf, staticValue } from './static-value.ts';
import { calleeName, receiverOf } from './syntax.ts';
import {
  checkedValue,
  choose,
  combine,
  constantValue,
  FILLED,
  FREE,
  lengthOf,
  MISSING,
  not,
  partOf,
  type Value,
} from './values.ts';

/** A function with what its parameters hold. */
export interface Scope {
  readonly owner: Node;
  readonly given: readonly Value[];
  /** Different for other values. */
  readonly key: string;
  /** The function around it, whose parameters it sees. */
  readonly outer: Scope | undefined;
  /** What conditions that hold tell, by the keys of paths. */
  readonly facts: ReadonlyMap<string, Value>;
  readonly schemas: Schemas;
  /** What a constant, or a variable that is never set again, was set to. */
  readonly valueOfVariable: (variable: Node, scope: Scope) => Value;
  /** What a call of the product's own function gives; undefined for other calls. */
  readonly resultOf: (call: CallExpression, scope: Scope) => Value | undefined;
}

/** Questions about the entries of a list. */
const LOOKUPS = /^(find|findIndex|some|filter)$/;
/** Calls that only change how a text is written. */
const SAME_TEXT = /^(toString|toHexString|toLowerCase|toUpperCase|String)$/;
const MAX_DEPTH = 12;

/** The value of a part of an expression, in the same scope. */
type Next = (inner: Node | undefined) => Value;

/** The value of an expression, as far as the source decides it. */
export function evaluate(node: Node | undefined, scope: Scope, depth = 0): Value {
  const next: Next = (inner) => evaluate(inner, scope, depth + 1);
  if (node === undefined || depth > MAX_DEPTH) return {};
  // `await x`, `(x)`, `x as T`, `x!`; what `...x` stands for are several values.
  if (Node.isAwaitExpression(node) || (Node.isExpressioned(node) && !Node.isSpreadElement(node))) {
    return next(node.getExpression());
  }
  if (Node.isPrefixUnaryExpression(node)) {
    const isNot = node.getOperatorToken() === SyntaxKind.ExclamationToken;
    const value = isNot ? next(node.getOperand()) : {};
    // Whether a stored document lacks what its type requires is not determined.
    const isOpen = value.search !== undefined && value.truthy === undefined;
    return isOpen && isTyped(node.getOperand()) ? {} : not(value);
  }
  if (Node.isBinaryExpression(node)) {
    const operator = node.getOperatorToken().getText();
    const isCaught = Node.isCatchClause(declarationOf(node.getLeft())?.getParent());
    // Whatever the product and its packages throw is an Error.
    if (isCaught && / instanceof Error$/.test(node.getText())) return FILLED;
    return combine(operator, next(node.getLeft()), () => next(node.getRight()));
  }
  if (Node.isConditionalExpression(node)) {
    return choose(
      next(node.getCondition()),
      () => next(node.getWhenTrue()),
      () => next(node.getWhenFalse()),
    );
  }
  if (Node.isTypeOfExpression(node)) {
    const value = next(node.getExpression());
    const isText = value.isPresent && value.schema?.type === 'string';
    return isText ? constantValue('string') : value.origin ? FREE : {};
  }
  if (Node.isObjectLiteralExpression(node)) return valueOfObject(node, next);
  if (Node.isElementAccessExpression(node)) return partOf(next(node.getExpression()));
  if (Node.isCallExpression(node)) return valueOfCall(node, scope, next);
  const path = pathOf(node);
  if (path !== undefined) return valueOfPath(path, scope, depth);
  if (node.getText() === 'undefined') return MISSING;
  const constant = Node.isArrayLiteralExpression(node) ? undefined : staticValue(node);
  if (constant !== undefined) return constantValue(constant);
  if (/^process\.env\b/.test(node.getText())) return FREE;
  const isMade = Node.isNewExpression(node) || Node.isArrayLiteralExpression(node);
  return isMade ? { ...partOf(influenceOn(node, scope)), ...FILLED } : {};
}

/** A field that the type of a document requires, also as text and behind a constant; a plain value may be empty. */
function isTyped(node: Node | undefined): boolean {
  const value = initializerOf(node);
  if (Node.isCallExpression(value)) {
    return SAME_TEXT.test(calleeName(value)) && isTyped(receiverOf(value));
  }
  const symbol = Node.isPropertyAccessExpression(value) ? value.getSymbol() : undefined;
  const isPlain = /^(string|number|boolean)$/.test(value?.getType().getText() ?? '');
  return symbol?.isOptional() === false && !isPlain;
}

function valueOfObject(node: ObjectLiteralExpression, next: Next): Value {
  const fields = node.getProperties().flatMap((property): readonly (readonly [string, Value])[] => {
    if (Node.isPropertyAssignment(property)) {
      return [[property.getName(), next(property.getInitializerOrThrow())]];
    }
    return Node.isShorthandPropertyAssignment(property)
      ? [[property.getName(), next(property.getNameNode())]]
      : [];
  });
  const spreads = node.getProperties().filter(Node.isSpreadAssignment);
  // Of several objects, it is open which one a field comes from.
  const [base = {}] = spreads.length === 1 ? spreads.map((one) => next(one.getExpression())) : [];
  const rest = spreads.length === 0 ? { '*': MISSING } : base.fields;
  return { ...base, ...FILLED, fields: { ...rest, ...Object.fromEntries(fields) } };
}

function valueOfPath(path: Path, scope: Scope, depth: number): Value {
  const { root, names } = path;
  const isChanged = changesOf(path) !== undefined;
  let { key } = rootOf(root);
  if (isChanged && names.length === 0)
    return { ...scope.valueOfVariable(root, scope), ...scope.facts.get(key) };
  let value: Value = { ...valueOfRoot(root, scope, depth), ...scope.facts.get(key) };
  for (const name of names) {
    key = `${key}.${name}`;
    value = { ...fieldOf(value, name, scope.schemas), ...scope.facts.get(key) };
  }
  return isChanged ? partOf(value) : value;
}

function valueOfRoot(root: Node, scope: Scope, depth: number): Value {
  if (!Node.isParameterDeclaration(root)) return scope.valueOfVariable(root, scope);
  const owner = root.getParent();
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    if (at.owner !== owner) continue;
    const given = at.given[root.getChildIndex() / 2];
    const isLeftOut = given?.truthy === false && root.hasInitializer();
    return (isLeftOut ? evaluate(root.getInitializer(), scope, depth + 1) : given) ?? {};
  }
  // `body.answers.map((answer) => …)`
  const call = owner.getParent();
  const isFirst = root === owner.getFirstDescendantByKind(SyntaxKind.Parameter);
  return isFirst && Node.isCallExpression(call)
    ? entryOf(evaluate(receiverOf(call), scope, depth + 1), scope)
    : {};
}

/** What a variable is set to where it is declared. */
export function valueSet(root: Node, scope: Scope): Value {
  const changes = changesOf(rootOf(root));
  if (changes !== undefined) {
    // Of a variable that is set several times, only whether a request decides about it is looked at.
    const values = changes.some(isCreation) ? [] : changes.map((node) => evaluate(node, scope));
    const open = values.find((value) => value.isFree && value.truthy === undefined);
    const isFilled = values.length > 0 && values.every(({ truthy }) => truthy);
    return { ...partOf(open ?? values.find(({ isNew }) => isNew) ?? {}), ...(isFilled && FILLED) };
  }
  if (Node.isVariableDeclaration(root)) {
    const loop = root.getParent()?.getParent();
    return Node.isForOfStatement(loop)
      ? entryOf(evaluate(loop.getExpression(), scope), scope)
      : evaluate(root.getInitializer(), scope);
  }
  const pattern = root.getParent();
  if (!Node.isArrayBindingPattern(pattern)) return {};
  const source = pattern.getParentIfKind(SyntaxKind.VariableDeclaration)?.getInitializer();
  // `const [a, b] = await Promise.all([…])`, or `const [first] = await documents.toArray()`
  const call = Node.isAwaitExpression(source) ? source.getExpression() : undefined;
  const isAll = Node.isCallExpression(call) && call.getExpression().getText() === 'Promise.all';
  const list = isAll ? initializerOf(call.getArguments()[0]) : undefined;
  return Node.isArrayLiteralExpression(list)
    ? evaluate(list.getElements()[root.getChildIndex() / 2], scope)
    : partOf(evaluate(source, scope));
}

/** What is created when it is not found is there. */
function isCreation(node: Node): boolean {
  const block = node.getFirstAncestorByKind(SyntaxKind.Block);
  const isCase = Node.isIfStatement(block?.getParent());
  return isCase && /\b\w*(insert|create|save)\w*\(/i.test(block?.getText() ?? '');
}

/** An entry of a list that a request holds. */
function entryOf({ origin, schema }: Value, { schemas }: Scope): Value {
  const { items } = resolve(schema ?? {}, schemas);
  if (origin === undefined) return {};
  const name = `${origin}[]`;
  return items === undefined
    ? { origin: name, isFree: true }
    : checkedValue(items, true, { origin: name, schemas });
}

function fieldOf(value: Value, name: string, schemas: Schemas): Value {
  const own = value.fields?.[name] ?? value.fields?.['*'];
  if (own !== undefined) return own;
  if (name === 'length' && value.schema !== undefined) return lengthOf(value, schemas);
  const { properties = {}, required = [] } = resolve(value.schema ?? {}, schemas);
  const origin = value.origin && `${value.origin}.${name}`;
  const schema = properties[name];
  if (schema !== undefined)
    return checkedValue(schema, required.includes(name), { origin, schemas });
  if (value.isNew) return { ...FILLED, isNew: true };
  if (value.stored !== undefined) return { stored: value.stored };
  // Every document has an id.
  const open = name === '_id' ? FILLED : FREE;
  if (origin) return { ...open, origin };
  return value.isFree
    ? { ...open, ...(value.search && { search: `${value.search}.${name}` }) }
    : {};
}

function valueOfCall(call: CallExpression, scope: Scope, next: Next): Value {
  const influence = (node: Node) => influenceOn(node, scope);
  const own = scope.resultOf(call, scope);
  if (own !== undefined) return own;
  const name = calleeName(call);
  const [first, second] = call.getArguments();
  if (/^can(not)?$/.test(name)) return FREE;
  if (WRITES.test(name)) return valueOfWrite(name, call, influence);
  if (/^(update|delete|replace|insert)/.test(name)) return {};
  if (SAME_TEXT.test(name)) {
    const text = next(name === 'String' ? first : receiverOf(call));
    const isText = text.schema === undefined && !/\?\.\w+\(\)$/.test(call.getText());
    return isText ? { ...text, isPresent: true, schema: { type: 'string' } } : text;
  }
  if (name === 'trim') return partOf(next(receiverOf(call)));
  if (name === 'instanceToPlain') return next(first);
  if (name === 'assign') return { ...next(second), ...FILLED };
  if (name === 'plainToInstance') return next(second);
  const told = valueOfTest(call, next(first), scope.schemas);
  if (told !== undefined) return told;
  return LOOKUPS.test(name)
    ? valueOfLookup(call, scope, next)
    : valueOfQuery(name, call, influence);
}

/** An entry of a list, or whether there is one: `version.modules.find((module) => …)`. */
function valueOfLookup(call: CallExpression, scope: Scope, next: Next): Value {
  const [test] = call.getArguments();
  const influence = (node: Node) => influenceOn(node, scope);
  const { search: list = '' } = next(receiverOf(call));
  const isExpression = Node.isArrowFunction(test) && !Node.isBlock(test.getBody());
  const { search } = isExpression ? next(test.getBody()) : {};
  const { origin } = test === undefined ? {} : influence(test);
  const name = calleeName(call);
  if (name === 'filter' || origin === undefined) return valueOfQuery(name, call, influence);
  // The list was found by the same part of the request, so that it has the entry.
  if (`${list}.`.includes(` ${origin}.`)) return {};
  return asked(search ?? `entry ${origin}`);
}

/** What the names in an expression bring in: parts of the request, documents. */
function influenceOn(node: Node, scope: Scope): Value {
  const values = [node, ...node.getDescendants()]
    .filter(Node.isIdentifier)
    .filter(
      (name) =>
        !Node.isPropertyAccessExpression(name.getParent()) || name.getNextSibling() !== undefined,
    )
    .flatMap((name) => {
      const outer = name.getParent();
      const isRead =
        Node.isPropertyAccessExpression(outer) && !Node.isCallExpression(outer.getParent());
      const path = pathOf(isRead ? outer : name) ?? pathOf(name);
      return path === undefined ? [] : [valueOfPath(path, scope, MAX_DEPTH - 3)];
    });
  const texts = [...JSON.stringify(values).matchAll(/"origin":"([^"]+)"/g)];
  const origin = [...new Set(texts.map(([, text = '']) => text))].sort().join(' ');
  return {
    ...(values.some((value) => value.isFree) && FREE),
    ...(origin !== '' && { origin }),
    ...(values.some((value) => value.isNew) && { isNew: true }),
  };
}
