import { parseArgs } from 'node:util';
import { countBySeverity } from '@vibe-docs/kernel';
import { type ContentSource, checkContent } from '../check-content.ts';
import { formatReport } from '../format-report.ts';
import type { SourceFiles } from '../site/source-files.ts';

const USAGE = `Options:
  --help   show this text`;

/**
 * Runs the content check as a command. The caller prints the output and sets the exit code.
 *
 * @param args command-line arguments, without the program and the script
 * @returns the output, without a newline at the end, and the exit code. 0: no errors, 1: errors in the content,
 * 2: invalid command line
 */
export function runContentCheck(
  args: readonly string[],
  source: ContentSource,
  files: SourceFiles,
) {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    return { output: `${error instanceof Error ? error.message : error}\n${USAGE}`, exitCode: 2 };
  }
  if (options.help) return { output: USAGE, exitCode: 0 };
  const { site, diagnostics } = checkContent(source, files);
  const { error } = countBySeverity(diagnostics);
  const closing = `${site.pages.length} pages checked.`;
  return { output: `${formatReport(diagnostics)}\n${closing}`, exitCode: error > 0 ? 1 : 0 };
}

/** @throws Error that names the invalid argument and what is expected */
function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: { help: { type: 'boolean' } } }).values;
}
