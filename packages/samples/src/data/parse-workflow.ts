import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { offsetOf, type SyntaxProblem } from './syntax-problem.ts';

const WORKFLOW_TITLE = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** Tells whether a file name is that of a GitHub workflow. */
export function isWorkflow(title: string | undefined): title is string {
  return title !== undefined && WORKFLOW_TITLE.test(title);
}

/**
 * Checks a GitHub workflow with GitHub's own parser and schema: keys, values and expressions.
 *
 * @param name file name, e.g. `.github/workflows/ci.yml`
 */
export function checkWorkflow(name: string, text: string): readonly SyntaxProblem[] {
  const { context } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ rawMessage, range }) => ({
    offset: range === undefined ? undefined : offsetOf(text, range.start.line, range.start.column),
    reason: rawMessage,
  }));
}
