import {
  registerLogger,
  type ValidationConfig,
  ValueProviderKind,
  validate,
} from '@actions/languageservice';
import { DEFAULT_RUNNER_LABELS } from '@actions/languageservice/value-providers/default';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { cacheKey } from '../cache/result-cache.ts';
import type { SyntaxProblem } from '../data/syntax-problem.ts';
import { checkWorkflowRules } from './workflow-rules.ts';

/** Labels that a runner of one's own has from the start, besides those of GitHub's machines. */
const OWN_RUNNER_LABELS = ['self-hosted', 'linux', 'windows', 'macOS', 'x64', 'ARM', 'ARM64'];

/** GitHub's editor only suggests these; a misspelt one gives a job that waits for ever. */
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
  // It reports its own failures here and then finds nothing: a check must not pass that way.
  error: (message) => {
    throw new Error(`GitHub's language service cannot check a workflow: ${message}`);
  },
});

/**
 * Checks a GitHub workflow as GitHub's own editor does, and a little more: keys and values,
 * expressions with their contexts and functions, jobs that need each other, times, runners, shells
 * and filters. It asks nothing of the network, so inputs and outputs of actions are not known.
 *
 * @param text of a file in `.github/workflows`
 * @returns problems in the order of the text; at one place there may be two
 */
export async function lintWorkflow(text: string): Promise<readonly SyntaxProblem[]> {
  // The service remembers what it found by address, so each text has one of its own.
  const address = `file:///${cacheKey(text)}/.github/workflows/workflow.yml`;
  const document = TextDocument.create(address, 'yaml', 0, text);
  const found = (await validate(document, CONFIG)).map(({ message, range }) => ({
    offset: document.offsetAt(range.start),
    reason: (typeof message === 'string' ? message : message.value).replace(/\s*\n\s*/g, ' '),
  }));
  return [...found, ...checkWorkflowRules(text)].sort((one, other) => one.offset - other.offset);
}
