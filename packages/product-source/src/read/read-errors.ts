import { type CatchClause, Node, SyntaxKind } from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import { type Schemas, schemasOf } from '../schemas.ts';
import { findImplementers } from './call-targets.ts';
import { isPassed, type Passes } from './catch-clauses.ts';
import { type Reach, reachOf } from './conditions.ts';
import { type Context, type Contexts, createContexts } from './contexts.ts';
import { findSpots, type Spot } from './error-spots.ts';
import type { SchemaReader } from './read-schemas.ts';
import type { SourceTree } from './source-tree.ts';
import type { Value } from './values.ts';

/** An error that may leave a function. */
interface Raised {
  readonly error: ErrorFact;
  /** A request, or a document that it names, can bring the condition about. */
  readonly isSure: boolean;
  /** The search that found nothing. */
  readonly search: string | undefined;
}

type Step = { readonly filters: readonly Passes[] } & ({ readonly target: Context } | Raised);
type Summary = ReturnType<typeof summarize>;

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
  const spots = new Map<Node, readonly Spot[]>();
  const summaries = new Map<Context, Summary>();
  const results = new Map<Context, ReadonlyMap<string, Raised>>();
  const facts = new Map<string, ErrorFact>();
  let known: Schemas | undefined;
  // Errors are read when all requests have been read.
  const schemas = () => (known ??= schemasOf({ schemas: requests.facts() }));
  const contexts = createContexts(findImplementers(tree), schemas);

  function summaryOf(context: Context): Summary {
    const { owner } = context;
    const found = spots.get(owner) ?? findSpots(tree, owner);
    spots.set(owner, found);
    const known = summaries.get(context) ?? summarize(found, context, contexts);
    summaries.set(context, known);
    return known;
  }

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
        const joined = join(node);
        changed ||= joined.size !== (results.get(node)?.size ?? 0);
        results.set(node, joined);
      }
    }
  }

  function join(node: Context): ReadonlyMap<string, Raised> {
    const found = new Map<string, Raised>();
    for (const step of summaryOf(node).steps) {
      const raised = 'error' in step ? [step] : [...(results.get(step.target)?.values() ?? [])];
      for (const { error, isSure, search } of raised) {
        if (!step.filters.every((filter) => isPassed(error, filter))) continue;
        const known = found.get(error.id);
        found.set(error.id, known?.isSure ? known : { error, isSure, search });
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
      const raised = new Map(entered.flatMap((start) => [...(results.get(start) ?? [])]));
      for (const [id, { error }] of raised) facts.set(id, error);
      const unknown = new Set(nodes.flatMap((node) => summaryOf(node).unknown));
      return {
        errors: [...raised.keys()],
        doubtful: doubtfulOf([...raised.values()]),
        unknown: [...unknown].sort(),
        /** The last function never gives "nothing". */
        isFilled: entered.slice(-1).some((start) => contexts.returned(start).truthy),
      };
    },
    /** The errors that were found, sorted by status and place. */
    facts: () => [...facts.values()].sort(byPlace),
  };
}

/** Errors that nothing shows to be possible, and those of a search that an earlier error has asked for. */
function doubtfulOf(raised: readonly Raised[]): readonly string[] {
  const searches = new Set<string>();
  return raised
    .filter(({ isSure, search }) => {
      const isRepeated = search !== undefined && searches.has(search);
      if (search !== undefined) searches.add(search);
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
    const reach = reachOf(node, context, context.steps);
    if (!reach.isReached) continue;
    if (error !== undefined)
      steps.push({ error, filters, ...certaintyOf(node, context.owner, reach) });
    const isThrow = Node.isThrowStatement(node);
    const targets = isThrow ? [] : contexts.targets(node, { ...context, facts: reach.facts });
    if (targets === 'unknown' || (isThrow && error === undefined)) unknown.push(place);
    else steps.push(...targets.map((target) => ({ target, filters })));
    // `inTransaction(work)` runs the function that `work` stands for.
    steps.push(
      ...functions.map((work) => ({ target: contexts.enter(work, [], context), filters })),
    );
  }
  return { steps, unknown };
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

/** Whether a request can bring an error about: what is thrown in `catch`, or what a free condition guards. */
function certaintyOf(node: Node, owner: Node, { guard }: Reach): Pick<Raised, 'isSure' | 'search'> {
  const isCaught = isReached(node.getFirstAncestorByKind(SyntaxKind.CatchClause));
  const branch = node.getFirstAncestor(
    (outer) => Node.isIfStatement(outer) || Node.isDefaultClause(outer),
  );
  const isOpen =
    guard === undefined
      ? !Node.isThrowStatement(node) || isAlways(node, owner)
      : guard.isFree === true || guard.truthy !== undefined;
  const isSure = isCaught || (!Node.isDefaultClause(branch) && isOpen);
  return { isSure, search: guard?.search };
}
