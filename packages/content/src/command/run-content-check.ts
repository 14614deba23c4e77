import { parseArgs } from 'node:util';
import { countBySeverity, didYouMean } from '@vibe-docs/kernel';
import { type ContentCheck, type ContentSource, checkContent } from '../check-content.ts';
import { isReportFormat, type ReportFormat, reporters } from '../reporters/reporters.ts';
import type { SourceFiles } from '../site/source-files.ts';

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

/** The parsed command line. */
export type CommandOptions =
  | { readonly kind: 'check'; readonly format: ReportFormat }
  | { readonly kind: 'being-written' }
  | { readonly kind: 'help' }
  | { readonly kind: 'problem'; readonly message: string };

const OPTIONS = {
  format: { type: 'string' },
  'being-written': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Usage text. */
export const USAGE = [
  'Options:',
  `  --format <name>   form of the report: ${formatNames()} (default: text)`,
  '  --being-written   list only the pages that are being written',
  '  --help            show this text',
].join('\n');

/**
 * Parses the command-line arguments.
 *
 * @param args without the program and the script
 * @returns the options; a `problem` names the invalid argument and what is expected
 */
export function readOptions(args: readonly string[]): CommandOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      return problem(`"${token.value}" is not expected: the command checks the whole site.`);
    }
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name)) {
      return problem(unknownOption(token.rawName));
    }
    if (token.kind === 'option' && token.name !== 'format' && token.value !== undefined) {
      return problem(`${token.rawName} takes no value; found "${token.value}".`);
    }
  }
  if (values.help === true) {
    return { kind: 'help' };
  }
  const format = values.format ?? 'text';
  if (typeof format !== 'string' || !isReportFormat(format)) {
    const found = typeof format === 'string' ? `"${format}"` : 'nothing';
    return problem(`--format is ${found}; expected ${formatNames()}.`);
  }
  return values['being-written'] === true ? { kind: 'being-written' } : { kind: 'check', format };
}

function unknownOption(rawName: string): string {
  const names = Object.keys(OPTIONS).map((name) => `--${name}`);
  return `${rawName} is not an option.${didYouMean(rawName, names)}`;
}

function problem(message: string): CommandOptions {
  return { kind: 'problem', message: `${message}\n${USAGE}` };
}

function formatNames(): string {
  return Object.keys(reporters).join(', ');
}
