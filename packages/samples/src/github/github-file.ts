import { parseDocument } from 'yaml';
import { checkDependabot } from './check-dependabot.ts';
import { lintWorkflow } from './lint-workflow.ts';

/** The kinds of files that GitHub reads, and how each is checked. */
const GITHUB_FILES = [
  {
    path: /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/,
    /** Keys that a whole file has. */
    keys: ['on', 'jobs'],
    /** Diagnostic code of a mistake in it. */
    code: 'sample/workflow',
    hint: 'See the workflow syntax in GitHub’s documentation.',
    check: lintWorkflow,
  },
  {
    path: /(?:^|\/)\.github\/dependabot\.ya?ml$/,
    keys: ['version', 'updates'],
    code: 'sample/dependabot',
    hint: 'See the Dependabot options reference in GitHub’s documentation.',
    check: checkDependabot,
  },
] as const;

/** The kind of a file with this path; `undefined` when GitHub does not read it. */
export function githubFileAt(path: string) {
  return GITHUB_FILES.find((file) => file.path.test(path));
}

/**
 * The kind of a YAML block: by its title, or else by its keys. So a whole workflow is checked even where
 * the page shows no file name, but a part of one is not.
 */
export function githubFileOf(title: string | undefined, text: string) {
  const document = parseDocument(text, { prettyErrors: false });
  const isWhole = (file: (typeof GITHUB_FILES)[number]) =>
    file.keys.every((key) => document.hasIn([key]));
  return githubFileAt(title ?? '') ?? GITHUB_FILES.find(isWhole);
}
