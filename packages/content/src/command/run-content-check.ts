import { countBySeverity } from '@vibe-docs/kernel';
import { type ContentCheck, type ContentSource, checkContent } from '../check-content.ts';
import { type ReportFormat, reporters } from '../reporters/reporters.ts';
import type { SourceFiles } from '../site/source-files.ts';
import { readOptions, USAGE } from './read-options.ts';

/** What the command prints, and its exit code. */
export interface CommandResult {
  /** Without a newline at the end; may be empty. */
  readonly output: string;
  /** 0: no errors, 1: errors in the content, 2: invalid command line. */
  readonly exitCode: 0 | 1 | 2;
}

/**
 * Runs the content check as a command. The caller prints the output and sets the exit code.
 *
 * @param args command-line arguments, without the program and the script
 * @param source the folders and files of each content set
 * @param files where the files are read from
 */
export function runContentCheck(
  args: readonly string[],
  source: ContentSource,
  files: SourceFiles,
): CommandResult {
  const options = readOptions(args);
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
