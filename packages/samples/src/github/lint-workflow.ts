import {
  registerLogger,
  type ValidationConfig,
  ValueProviderKind,
  validate,
} from '@actions/languageservice';
import { DEFAULT_RUNNER_LABELS } from '@actions/languageservice/value-providers/default';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseDocument } from 'yaml';
import { cacheKey } from '../cache/result-cache.ts';
import type { SyntaxProblem } from '../data/parse-data.ts';

const WORKFLOW = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/;

/** Whether GitHub reads a file with this path as a workflow. */
export function isWorkflow(path: string): boolean {
  return WORKFLOW.test(path);
}

/**
 * Whether a YAML block is a workflow: by its title, or else by its keys. So a whole workflow is checked even where the page
 * shows no file name, but a part of one is not.
 */
export function isWorkflowBlock(title: string | undefined, text: string): boolean {
  const document = parseDocument(text, { prettyErrors: false });
  return isWorkflow(title ?? '') || ['on', 'jobs'].every((key) => document.hasIn([key]));
}

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
 * Checks a GitHub workflow with GitHub's own language service: keys and values, expressions with their
 * contexts and functions, dependencies between jobs, schedules and runners. It makes no network requests, so inputs
 * and outputs of actions are not checked.
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
  return found.sort((one, other) => one.offset - other.offset);
}
