import { Node, SyntaxKind, type ThrowStatement } from 'ts-morph';
import type { ErrorFact } from '../facts.ts';
import {
  findImplementers,
  type Implementers,
  isDefinition,
  isDetached,
  targetsOf,
} from './call-targets.ts';
import { bareText, filtersOf, isPassed, type Passes, STATUS } from './catch-clauses.ts';

import { isGuardNeverTrue, isNeverThrown } from './never-thrown.ts';
import type { SourceTree } from './source-tree.ts';
import { staticText, staticValue } from './static-value.ts';
import { isIn, shortText } from './syntax.ts';

type Edge = { readonly target: Node; readonly filters: readonly Passes[] };
type Raise = { readonly error: ErrorFact; readonly filters: readonly Passes[] };
type Summary = ReturnType<typeof summarize>;

export type ErrorReader = ReturnType<typeof createErrorReader>;

/**
 * Follows `throw` through the product's own functions. Every function is summed up once; the sums are
 * then joined along the calls until nothing changes, so that recursion ends.
 */
export function createErrorReader(tree: SourceTree) {
  const summaries = new Map<Node, Summary>();
  const results = new Map<Node, ReadonlyMap<string, ErrorFact>>();
  const facts = new Map<string, ErrorFact>();
  const implementers = findImplementers(tree);

  function summaryOf(node: Node): Summary {
    const known = summaries.get(node) ?? summarize(tree, node, implementers);
    summaries.set(node, known);
    return known;
  }

  /** All functions that run when these do. A set that grows while it is walked is walked to its end. */
  function reach(starts: readonly Node[]): readonly Node[] {
    const seen = new Set(starts);
    for (const node of seen) {
      for (const step of summaryOf(node).steps) {
        if ('target' in step) seen.add(step.target);
      }
    }
    return [...seen];
  }

  function settle(nodes: readonly Node[]): void {
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

  function join(node: Node): ReadonlyMap<string, ErrorFact> {
    const found = new Map<string, ErrorFact>();
    for (const step of summaryOf(node).steps) {
      const errors = 'error' in step ? [step.error] : (results.get(step.target)?.values() ?? []);
      for (const error of errors) {
        if (step.filters.every((filter) => isPassed(error, filter))) found.set(error.id, error);
      }
    }
    return found;
  }

  return {
    /** Errors that may leave the functions, in the order in which they run, and calls of unknown targets. */
    of: (starts: readonly Node[]) => {
      const nodes = reach(starts);
      settle([...nodes].reverse());
      const errors = new Map(starts.flatMap((start) => [...(results.get(start) ?? [])]));
      for (const [id, error] of errors) facts.set(id, error);
      const unknown = new Set(nodes.flatMap((node) => summaryOf(node).unknown));
      return { errors: [...errors.keys()], unknown: [...unknown].sort() };
    },
    /** The errors that were found, sorted by status and place. */
    facts: () => [...facts.values()].sort(byPlace),
  };
}

function byPlace(a: ErrorFact, b: ErrorFact): number {
  return a.status - b.status || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line);
}

/** What a function throws and calls, in the order of the source. */
function summarize(tree: SourceTree, owner: Node, implementers: Implementers) {
  const steps: (Edge | Raise)[] = [];
  const unknown: string[] = [];
  const note = (verb: string, node: Node) => {
    const { file, line } = tree.placeOf(node);
    unknown.push(`${verb} ${shortText(node, 60)} (${file}:${line})`);
  };
  const visit = (node: Node): void => {
    if (Node.isThrowStatement(node)) {
      const error = isGuardNeverTrue(node, implementers) ? 'rethrown' : errorOf(tree, node);
      if (error === 'rethrown' || (error !== undefined && isNeverThrown(error))) return;
      if (error === undefined) note('throws', node);
      else steps.push({ error, filters: filtersOf(node, owner) });
    }
    if (isDetached(node)) {
      return;
    }
    // Arguments are computed before the call.
    if (!isDefinition(node)) {
      node.forEachChild(visit);
    }
    if (Node.isCallExpression(node) || Node.isNewExpression(node)) {
      const targets = targetsOf(node, implementers);
      if (targets === 'unknown') note('calls', node.getExpression());
      else steps.push(...targets.map((target) => ({ target, filters: filtersOf(node, owner) })));
    }
  };
  owner.forEachChild(visit);
  return { steps, unknown };
}

/** The error that a `throw` makes; `rethrown` for a caught one, undefined when it cannot be told. */
function errorOf(tree: SourceTree, node: ThrowStatement): ErrorFact | 'rethrown' | undefined {
  const value = node.getExpression();
  if (!Node.isNewExpression(value)) {
    const caught = node.getFirstAncestorByKind(SyntaxKind.CatchClause);
    return caught?.getVariableDeclaration()?.getName() === bareText(node) ? 'rethrown' : undefined;
  }
  const name = value.getExpression().getText();
  const [first, second] = value.getArguments();
  const isPlain = name !== 'HttpError';
  const code = isPlain ? (STATUS[name] ?? 500) : staticValue(first);
  const place = tree.placeOf(node);
  const guard = node.getFirstAncestorByKind(SyntaxKind.IfStatement);
  const isGuarded = guard !== undefined && isIn(node, guard.getThenStatement());
  const message = staticText(isPlain ? first : second) ?? '';
  return {
    id: `${place.file.replace(/^backend\/src\//, '').replace(/\.ts$/, '')}:${place.line}`,
    status: typeof code === 'number' ? code : 500,
    name,
    message: message.length > 160 ? `${message.slice(0, 159)}…` : message,
    when: isGuarded ? shortText(guard.getExpression(), 100) : '',
    ...place,
  };
}
