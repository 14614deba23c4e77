import { parseDocument } from 'yaml';
import type { SampleCode } from '../catalogue.ts';
import type { SyntaxProblem } from '../data/parse-data.ts';
import { checkDependabot } from './check-dependabot.ts';
import { lintWorkflow } from './lint-workflow.ts';

/** A kind of file that GitHub reads, and how it is checked. */
interface GithubFile {
  /** Diagnostic code of a mistake in it. */
  readonly code: Extract<SampleCode, 'sample/workflow' | 'sample/dependabot'>;
  readonly hint: string;
  readonly check: (text: string) => Promise<readonly SyntaxProblem[]>;
}

const WORKFLOW: GithubFile = {
  code: 'sample/workflow',
  hint: 'See the workflow syntax in GitHub’s documentation.',
  check: lintWorkflow,
};

const DEPENDABOT: GithubFile = {
  code: 'sample/dependabot',
  hint: 'See the Dependabot options reference in GitHub’s documentation.',
  check: async (text) => checkDependabot(text),
};

const WORKFLOW_PATH = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/;
const DEPENDABOT_PATH = /(?:^|\/)\.github\/dependabot\.ya?ml$/;

/** The kind of a file with this path; `undefined` when GitHub does not read it. */
export function githubFileAt(path: string): GithubFile | undefined {
  if (WORKFLOW_PATH.test(path)) {
    return WORKFLOW;
  }
  return DEPENDABOT_PATH.test(path) ? DEPENDABOT : undefined;
}

/**
 * The kind of a YAML block: by its title, or else by its keys. So a whole workflow is checked even where
 * the page shows no file name, but a part of one is not.
 */
export function githubFileOf(title: string | undefined, text: string): GithubFile | undefined {
  const named = githubFileAt(title ?? '');
  if (named !== undefined) {
    return named;
  }
  const document = parseDocument(text, { prettyErrors: false });
  const hasKeys = (keys: readonly string[]) => keys.every((key) => document.hasIn([key]));
  if (hasKeys(['on', 'jobs'])) {
    return WORKFLOW;
  }
  return hasKeys(['version', 'updates']) ? DEPENDABOT : undefined;
}
