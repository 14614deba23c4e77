import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml';

/** A mistake, with its offset counted from 0. */
interface RuleProblem {
  readonly offset: number;
  readonly reason: string;
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax (shell) */
const SHELLS = ['bash', 'pwsh', 'python', 'sh', 'cmd', 'powershell'];

/** Pairs of mutually exclusive filters: the same page, under `on.<event>.<filter>`. */
const FILTERS = ['branches', 'tags', 'paths'];

/**
 * What GitHub rejects and its language service accepts: unknown shells, and mutually exclusive filters
 * of an event.
 *
 * @param text of a workflow; one that is not a mapping yields no problems
 */
export function checkWorkflowRules(text: string): readonly RuleProblem[] {
  const { contents } = parseDocument(text, { prettyErrors: false });
  const jobs = valuesOf(child(contents, 'jobs'));
  const steps = jobs.flatMap((job) => itemsOf(child(job, 'steps')));
  const defaults = [contents, ...jobs].map((place) => child(child(place, 'defaults'), 'run'));
  return [
    ...[...steps, ...defaults].flatMap(checkShell),
    ...valuesOf(child(contents, 'on')).flatMap(checkFilters),
  ];
}

function checkShell(place: unknown): readonly RuleProblem[] {
  const shell = child(place, 'shell');
  if (!isScalar(shell) || typeof shell.value !== 'string') {
    return [];
  }
  const { value } = shell;
  // A custom shell: GitHub replaces "{0}" by the path of the script.
  if (SHELLS.includes(value) || value.includes('{0}') || value.includes('${{')) {
    return [];
  }
  const reason = `"${value}" is no shell. There are: ${SHELLS.join(', ')}, or a command with {0}`;
  return [{ offset: offsetOf(shell), reason }];
}

function checkFilters(event: unknown): readonly RuleProblem[] {
  return FILTERS.flatMap((filter) => {
    const ignored = keyOf(event, `${filter}-ignore`);
    const reason = `An event takes "${filter}" or "${filter}-ignore", not both`;
    return ignored !== undefined && keyOf(event, filter) !== undefined
      ? [{ offset: offsetOf(ignored), reason }]
      : [];
  });
}

function offsetOf({ range }: Node): number {
  return range?.[0] ?? 0;
}

function child(node: unknown, key: string): unknown {
  return isMap(node) ? node.get(key, true) : undefined;
}

function keyOf(node: unknown, name: string): Scalar | undefined {
  const keys = isMap(node) ? node.items.map(({ key }) => key) : [];
  return keys.filter((key) => isScalar(key)).find(({ value }) => value === name);
}

function valuesOf(node: unknown): readonly unknown[] {
  return isMap(node) ? node.items.map(({ value }) => value) : [];
}

function itemsOf(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}
