import {
  registerLogger,
  type ValidationConfig,
  ValueProviderKind,
  validate,
} from '@actions/languageservice';
import { DEFAULT_RUNNER_LABELS } from '@actions/languageservice/value-providers/default';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { cacheKey } from '../cache/result-cache.ts';
import { findKey, type SyntaxProblem } from '../data/parse-data.ts';

/** Default labels of self-hosted runners, besides those of GitHub-hosted runners. */
const OWN_RUNNER_LABELS = ['self-hosted', 'linux', 'windows', 'macOS', 'x64', 'ARM', 'ARM64'];

/** GitHub's editor only warns about unknown labels, but a job with a misspelt one waits forever. */
const runnerLabels = {
  kind: ValueProviderKind.AllowedValues,
  caseInsensitive: true,
  get: async () => [...DEFAULT_RUNNER_LABELS, ...OWN_RUNNER_LABELS].map((label) => ({ label })),
};

const CONFIG: ValidationConfig = {
  valueProviderConfig: { 'runs-on': runnerLabels, 'runs-on-labels': runnerLabels },
};

const ignore = () => {};
registerLogger({
  log: ignore,
  info: ignore,
  warn: ignore,
  // The service logs its own failures here and then reports nothing: the check must not pass in that case.
  error: (message) => {
    throw new Error(`GitHub's language service cannot check a workflow: ${message}`);
  },
});

/**
 * Checks a GitHub workflow with GitHub's own language service and a few more rules: keys and values,
 * expressions with their contexts and functions, dependencies between jobs, schedules, runners, shells
 * and filters. It makes no network requests, so inputs and outputs of actions are not checked.
 *
 * @param text of a file in `.github/workflows`
 * @returns problems in document order; there may be two at one position
 */
export async function lintWorkflow(text: string): Promise<readonly SyntaxProblem[]> {
  // The service caches by URI, so each text gets a unique one.
  const address = `file:///${cacheKey(text)}/.github/workflows/workflow.yml`;
  const document = TextDocument.create(address, 'yaml', 0, text);
  const found = (await validate(document, CONFIG)).map(({ message, range }) => ({
    offset: document.offsetAt(range.start),
    reason: (typeof message === 'string' ? message : message.value).replace(/\s*\n\s*/g, ' '),
  }));
  return [...found, ...checkWorkflowRules(text)].sort((one, other) => one.offset - other.offset);
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
function checkWorkflowRules(text: string) {
  const { contents } = parseDocument(text, { prettyErrors: false });
  const jobs = valuesOf(child(contents, 'jobs'));
  const steps = jobs.flatMap((job) => itemsOf(child(job, 'steps')));
  const defaults = [contents, ...jobs].map((place) => child(child(place, 'defaults'), 'run'));
  return [
    ...[...steps, ...defaults].flatMap(checkShell),
    ...valuesOf(child(contents, 'on')).flatMap(checkFilters),
  ];
}

function checkShell(place: unknown) {
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

function checkFilters(event: unknown) {
  return FILTERS.flatMap((filter) => {
    const ignored = findKey(event, `${filter}-ignore`);
    const reason = `An event takes "${filter}" or "${filter}-ignore", not both`;
    return ignored !== undefined && findKey(event, filter) !== undefined
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

function valuesOf(node: unknown): readonly unknown[] {
  return isMap(node) ? node.items.map(({ value }) => value) : [];
}

function itemsOf(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}
