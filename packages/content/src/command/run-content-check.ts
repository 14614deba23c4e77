import { countBySeverity } from '@vibe-docs/kernel';
import { type ContentCheck, type ContentSource, checkContent } from '../check-content.ts';
import { type ReportFormat, reporters } from '../reporters/reporters.ts';
import type { SourceFiles } from '../site/source-files.ts';
import { readOptions, USAGE } from './read-options.ts';

/** What the command prints, and how it ends. */
export interface CommandResult {
  /** Without a line end after its last line; may be empty. */
  readonly output: string;
  /** 0: no errors, 1: errors in the content, 2: the command was called wrongly. */
  readonly exitCode: 0 | 1 | 2;
}

/**
 * Runs the content check as a command, except for printing.
 *
 * @param words what stands after the command
 * @param source which folders and files hold what
 * @param files where they are read from
 */
export function runContentCheck(
  words: readonly string[],
  source: ContentSource,
  files: SourceFiles,
): CommandResult {
  const options = readOptions(words);
  switch (options.kind) {
    case 'problem':
      return { output: options.message, exitCode: 2 };
    case 'help':
      return { output: USAGE, exitCode: 0 };
    case 'being-written':
      return { output: listBeingWritten(checkContent(source, files)), exitCode: 0 };
    case 'check': {
      const check = checkContent(source, files);
      const hasErrors = countBySeverity(check.diagnostics).error > 0;
      return { output: formatCheck(check, options.format), exitCode: hasErrors ? 1 : 0 };
    }
  }
}

function formatCheck({ site, diagnostics }: ContentCheck, format: ReportFormat): string {
  const report = reporters[format](diagnostics);
  if (format !== 'text') {
    return report;
  }
  const notes = countBySeverity(diagnostics).info;
  const pointer = notes > 0 ? ' List the notes with --being-written.' : '';
  return `${report}\n${site.pages.length} pages checked.${pointer}`;
}

function listBeingWritten({ site, diagnostics }: ContentCheck): string {
  const files = diagnostics
    .filter(({ code }) => code === 'page/being-written')
    .map(({ file }) => file);
  return [...files, `${files.length} of ${site.pages.length} pages are being written.`].join('\n');
}
