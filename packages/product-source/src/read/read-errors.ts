import { type CatchClause, Node, SyntaxKind } from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import { ID_PATTERN, type Schemas, schemasOf } from '../schemas.ts';
import { findImplementers } from './call-targets.ts';
import { type Reach, reachOf } from './conditions.ts';
import { type Context, type Contexts, createContexts } from './contexts.ts';
import { findSpots, isPassed, type Passes, type Spot } from './error-spots.ts';
import { evaluate, type Scope } from './known-values.ts';
import { pathOf } from './paths.ts';
import type { SchemaReader } from './read-schemas.ts';
import type { SourceTree } from './source-tree.ts';
import { remembered } from './syntax.ts';
import { VALID_ID, type Value } from './values.ts';

/** An error that may leave a function. */
interface Raised {
  readonly error: ErrorFact;
  /** A request, or a document that it names, can bring the condition about. */
  readonly isSure: boolean;
  /** The search that found nothing; with `?` where an entry is read without a check. */
  readonly search: string | undefined;
}

type Step = { readonly filters: readonly Passes[] } & (Call | Raised);
/** Of several classes behind an interface, it is not determined which one runs. */
type Call = { readonly target: Context; readonly isOneOf?: boolean };

/** A function that the server runs for a request, with what its parameters hold. */
export interface Start {
  readonly owner: Node;
  readonly given: readonly Value[];
}

export type ErrorReader = ReturnType<typeof createErrorReader>;

/**
 * Follows `throw` through the product's own functions. Every function is summed up once for the values
 * that it is called with; the sums are then joined along the calls until nothing changes, so that
 * recursion ends.
 */
export function createErrorReader(tree: SourceTree, requests: SchemaReader) {
  const results = new Map<Context, ReadonlyMap<string, Raised>>();
  const facts = new Map<string, ErrorFact>();
  let known: Schemas | undefined;
  // Errors are read when all requests have been read.
  const schemas = () => (known ??= schemasOf({ schemas: requests.facts() }));
  const contexts = createContexts(findImplementers(tree), schemas);

  const spotsOf = remembered((owner: Node) => findSpots(tree, owner));
  const summaryOf = remembered((context: Context) =>
    summarize(spotsOf(context.owner), context, contexts),
  );

  /** All functions that run when these do. A set that grows while it is walked is walked to its end. */
  function reach(starts: readonly Context[]): readonly Context[] {
    const seen = new Set(starts);
    for (const context of seen) {
      for (const step of summaryOf(context).steps) {
        if ('target' in step) seen.add(step.target);
      }
    }
    return [...seen];
  }

  function settle(nodes: readonly Context[]): void {
    const open = nodes.filter((node) => !results.has(node));
    for (let changed = true; changed; ) {
      changed = false;
      for (const node of open) {
        const joined = join(summaryOf(node).steps);
        changed ||= joined.size !== (results.get(node)?.size ?? 0);
        results.set(node, joined);
      }
    }
  }

  /** What may leave a function that takes these steps. */
  function join(steps: readonly Step[]): ReadonlyMap<string, Raised> {
    const found = new Map<string, Raised>();
    for (const step of steps) {
      const raised = 'error' in step ? [step] : [...(results.get(step.target)?.values() ?? [])];
      for (const { error, isSure, search } of raised) {
        if (!step.filters.every((filter) => isPassed(error, filter))) continue;
        add(found, { error, isSure: isSure && !('isOneOf' in step && step.isOneOf), search });
      }
    }
    return found;
  }

  return {
    schemas,
    /** Errors that may leave the functions, in the order in which they run, and calls of unknown targets. */
    of: (starts: readonly Start[]) => {
      const entered = starts.map(({ owner, given }) => contexts.enter(owner, given));
      const nodes = reach(entered);
      settle([...nodes].reverse());
      const asked = [...join(entered.map((target) => ({ target, filters: [] }))).values()];
      const listed = asked.map(({ error }) => error).filter(({ name }) => name !== INVALID_ID);
      for (const error of listed) facts.set(error.id, error);
      const ids = listed.map(({ id }) => id);
      const last = entered.at(-1);
      const { truthy, search } = last === undefined ? {} : contexts.returned(last);
      const doubtful = doubtfulOf(asked);
      const malformed = asked.filter(
        ({ error: { name, id } }) => name === INVALID_ID && !doubtful.includes(id),
      );
      const unknown = new Set(nodes.flatMap((node) => summaryOf(node).unknown));
      return {
        errors: ids,
        doubtful: doubtful.filter((id) => ids.includes(id)),
        /** Parts of the request that become an id without a check. */
        malformed: new Set(malformed.map(({ error }) => error.id.replace(`!${VALID_ID} `, ''))),
        unknown: [...unknown].sort(),
        /** The last function never gives "nothing"; or an error has asked for the same before. */
        isFilled: truthy || asked.some((one) => search && one.search === `!${search}`),
      };
    },
    /** The errors that were found, sorted by status and place. */
    facts: () => [...facts.values()].sort(byPlace),
  };
}

/** What `new ObjectId(text)` throws where the text is none. Any operation may answer 500, so it is not listed. */
const INVALID_ID = 'BSONError';
const UNLISTED = { status: 500, message: '', when: '', file: '', line: 0 };

/** Adds an error; where it is certain decides about its place. */
function add(found: Map<string, Raised>, raised: Raised): void {
  const known = found.get(raised.error.id);
  if (known?.isSure || (known && !raised.isSure)) return;
  found.delete(raised.error.id);
  found.set(raised.error.id, raised);
}

/** Errors that nothing shows to be possible, and those of a search that an earlier error has asked for. */
function doubtfulOf(raised: readonly Raised[]): readonly string[] {
  const searches: (readonly string[])[] = [];
  return raised
    .filter(({ isSure, search }) => {
      const words = search?.split(' ') ?? [];
      // What was found by an id and more is found by the id alone. An entry that was read stands for its document.
      const isRepeated =
        words.length > 1 &&
        searches.some(
          (one) =>
            (one[0] === words[0] && words.every((word) => one.includes(word))) ||
            (one[0] === '?entry' && one[1] === words[1] && search?.startsWith('!')),
        );
      searches.push(words);
      return !isSure || isRepeated;
    })
    .map(({ error }) => error.id);
}

function byPlace(a: ErrorFact, b: ErrorFact): number {
  return a.status - b.status || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line);
}

/** What a function throws and calls with these values, in the order in which it runs. */
function summarize(spots: readonly Spot[], context: Context, contexts: Contexts) {
  const steps: Step[] = [];
  const unknown: string[] = [];
  for (const { node, filters, error, functions, place } of spots) {
    const reach = reachOf(node, context);
    const scope = { ...context, facts: reach.facts };
    if (!reach.isReached) continue;
    if (Node.isPropertyAccessExpression(node)) {
      const { search = '', truthy, isFree } = evaluate(node.getExpression(), scope);
      const isOpen = truthy === undefined && isFree && (reach.guard?.isFree ?? true);
      if (error && isOpen) steps.push({ error, filters, isSure: true, search: `?${search}` });
      continue;
    }
    if (error !== undefined) steps.push({ error, filters, ...certaintyOf(node, scope, reach) });
    const isThrow = Node.isThrowStatement(node);
    if (!isThrow) steps.push(...idsAsked(node, scope, filters));
    const targets = isThrow ? [] : contexts.targets(node, scope);
    if (targets === 'unknown' || (isThrow && error === undefined)) unknown.push(place);
    else steps.push(...targets.map((target) => ({ target, filters, isOneOf: targets.length > 1 })));
    // `inTransaction(work)` runs the function that `work` stands for.
    steps.push(
      ...functions.map((work) => ({ target: contexts.enter(work, [], context), filters })),
    );
  }
  return { steps, unknown };
}

/** `new ObjectId(text)` of a part of the request asks whether it is an id. */
function idsAsked(node: Spot['node'], scope: Scope, filters: readonly Passes[]): readonly Step[] {
  const isMade = /^(new ObjectId|ObjectId\.createFromHexString)\(/.test(node.getText());
  const [text] = isMade && Node.isArgumented(node) ? node.getArguments() : [];
  const { origin, schema } = evaluate(text, scope);
  // Of nothing, it makes a new id.
  if (origin === undefined || schema?.pattern === ID_PATTERN) return [];
  const search = `!${VALID_ID} ${origin}`;
  const error = { ...UNLISTED, id: search, name: INVALID_ID };
  return [{ error, isSure: true, search, filters }];
}

/** Nothing before it ends the function. */
function isAlways(node: Node, owner: Node): boolean {
  const returns = owner.getDescendantsOfKind(SyntaxKind.ReturnStatement);
  return returns.every((statement) => statement.getPos() > node.getPos());
}

/** A promise that a `try` does not wait for fails after it. */
function isReached(clause: CatchClause | undefined): boolean {
  const owner = clause?.getFirstAncestor(Node.isFunctionLikeDeclaration);
  const waits = clause?.getParent().getDescendantsOfKind(SyntaxKind.AwaitExpression) ?? [];
  return (
    waits.some((node) => node.getFirstAncestor(Node.isFunctionLikeDeclaration) === owner) ||
    (owner !== undefined && owner.getReturnType().getSymbol()?.getName() !== 'Promise')
  );
}

/**
 * Whether a request can bring an error about: what is thrown in `catch`, or what a free condition guards. Of the
 * `default` of a `switch`, it is not determined, unless it asks for a part of the request that nothing has checked.
 */
function certaintyOf(node: Node, scope: Scope, { guard }: Reach) {
  const isCaught = isReached(node.getFirstAncestorByKind(SyntaxKind.CatchClause));
  const choice = node
    .getFirstAncestorByKind(SyntaxKind.DefaultClause)
    ?.getFirstAncestorByKind(SyntaxKind.SwitchStatement)
    ?.getExpression();
  const { origin = '' } = choice && pathOf(choice) ? evaluate(choice, scope) : {};
  // `@Type` and middleware are given what nothing has checked.
  const isAny = /^(?!(?:path|query|header|body|user)\b)[\w.]+$/.test(origin);
  const isOpen =
    guard === undefined
      ? isAny || !Node.isThrowStatement(node) || isAlways(node, scope.owner)
      : guard.isFree === true || guard.truthy !== undefined;
  return { isSure: isCaught || (isOpen && (isAny || !choice)), search: guard?.search };
}
