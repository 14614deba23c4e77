import type { Diagnostic } from '../diagnostic.ts';
import { reportGithubActions } from './report-github-actions.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';

/** Turns findings into text. Prints nothing. */
export type Reporter = (diagnostics: readonly Diagnostic[]) => string;

/** The output forms by the name that a command line gives them. */
export const reporters = {
  text: reportText,
  'github-actions': reportGithubActions,
  json: reportJson,
} as const satisfies Record<string, Reporter>;

/** Name of an output form. */
export type ReportFormat = keyof typeof reporters;

/** Tells whether a word names an output form. */
export function isReportFormat(word: string): word is ReportFormat {
  return Object.hasOwn(reporters, word);
}
