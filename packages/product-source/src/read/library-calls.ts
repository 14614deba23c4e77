// What calls of the database driver and of the language give.
import { type CallExpression, Node } from 'ts-morph';
import { ID_PATTERN, resolve, type Schemas } from '../schemas.ts';
import { enumValues, initializerOf } from './static-value.ts';
import { calleeName, receiverOf } from './syntax.ts';
import { constantValue, FILLED, FREE, VALID_ID, type Value } from './values.ts';

const SEARCHES = /^(findOne\w*|next|toArray|countDocuments|distinct)$/;
export const WRITES = /^(insert|update|delete|replace)(One|Many)$|^bulkWrite$/;
/** Calls that give a value that counts as true whenever they return. */
const FILLERS = /^(toArray|map|filter|keys|values|entries)$/;

/** What the names in an expression bring in. */
type Influence = (node: Node) => Value;

/** Tests of which validation knows the result: `ObjectId.isValid(id)`, `list.includes(kind)`. */
export function valueOfTest(call: CallExpression, tested: Value, schemas: Schemas) {
  const name = calleeName(call);
  const { constant, schema = {}, isPresent, origin } = tested;
  const { type, pattern, enum: values } = isPresent ? resolve(schema, schemas) : {};
  const isTrue =
    (name === 'isValid' && pattern === ID_PATTERN) ||
    (name === 'isArray' && type === 'array') ||
    (name === 'isInteger' && type === 'integer');
  if (isTrue) return constantValue(true);
  // What is stored as an id is one.
  if (name === 'isValid') return origin === undefined ? {} : asked(`${VALID_ID} ${origin}`);
  if (name !== 'includes' && name !== 'has') return undefined;
  const list = initializerOf(receiverOf(call));
  const allowed = Node.isBinaryExpression(list) ? undefined : enumValues(list);
  const possible = constant === undefined ? values : [constant];
  if (allowed === undefined) return undefined;
  if (possible === undefined) {
    return origin === undefined
      ? undefined
      : asked(`${[...allowed].sort()} ${origin.replaceAll('[]', '')}`);
  }
  const found = possible.filter((one) => allowed.includes(one)).length;
  if (found === 0) return constantValue(false);
  return found === possible.length ? constantValue(true) : undefined;
}

/** What a request decides about, with a name that tells whether it was asked before. */
export function asked(search: string): Value {
  return { ...FREE, search };
}

/** What a write gives: how many documents it has found, which its filter decides. */
export function valueOfWrite(name: string, call: CallExpression, influence: Influence): Value {
  if (name.startsWith('insert')) return { ...FILLED, isNew: true };
  const [filter] = call.getArguments();
  const { origin, isNew } = filter === undefined ? {} : influence(filter);
  const count: Value =
    origin === undefined || isNew || name === 'bulkWrite'
      ? {}
      : { ...asked(`${collectionOf(call)} ${origin}`), isCount: true };
  const counts = { matchedCount: count, modifiedCount: count, deletedCount: count };
  return { ...FILLED, fields: { acknowledged: FILLED, ...counts } };
}

/** What a search or another call of a package gives. */
export function valueOfQuery(name: string, call: CallExpression, influence: Influence): Value {
  // What is written does not decide what is found.
  const [filter] = /^findOne/.test(name) ? call.getArguments() : [];
  const { origin, isFree, isNew } = influence(filter ?? call);
  // Whether something is stored about what this request makes is not looked at.
  if (isNew) return { isNew };
  const isSearch = SEARCHES.test(name);
  const hasFunction = call.getArguments().some(Node.isFunctionLikeDeclaration);
  // A document found by a field of another one is there, as far as the data is in order.
  const isOpen = /^findOneAnd/.test(name) && collectionOf(call) === '';
  const isDecided = !isOpen && (origin !== undefined || (isFree && !hasFunction && !isSearch));
  const search = `${collectionOf(call)} ${origin}`;
  const count: Value = { ...asked(search), isCount: true };
  return {
    ...(FILLERS.test(name) && FILLED),
    ...(isDecided && FREE),
    ...(isDecided && !isSearch && !hasFunction && origin && { origin }),
    ...(isDecided && isSearch && { search }),
    ...(isDecided && name === 'toArray' && { fields: { length: count } }),
    ...(!isDecided && isFree && name === 'findOne' && { stored: collectionOf(call) }),
    ...(name === 'countDocuments' && { isCount: true }),
  };
}

/** `this.books` of `this.books.find(…).next()`, also where a constant stands between. */
function collectionOf(call: CallExpression): string {
  const receiver = initializerOf(receiverOf(call));
  return Node.isCallExpression(receiver) ? collectionOf(receiver) : (receiver?.getText() ?? '');
}
