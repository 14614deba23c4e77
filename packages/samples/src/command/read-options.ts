import { parseArgs } from 'node:util';
import { isReportFormat, type ReportFormat, reporters } from '@vibe-docs/content';
import { didYouMean } from '@vibe-docs/kernel';

/** The parsed command line. */
export type CommandOptions =
  | {
      readonly kind: 'check';
      readonly format: ReportFormat;
      readonly update: boolean;
      readonly watch: boolean;
      /** Only pages whose path contains one of these; all pages when empty. */
      readonly only: readonly string[];
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'problem'; readonly message: string };

const OPTIONS = {
  format: { type: 'string' },
  update: { type: 'boolean' },
  watch: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Usage text. */
export const USAGE = [
  'npm run samples -- [part of a page’s path …] [options]',
  '',
  '  --update          write the real outputs and errors into the pages, and show what changed',
  '  --watch           check again whenever a page or a listing changes',
  `  --format <name>   form of the report: ${Object.keys(reporters).join(', ')} (default: text)`,
  '  --help            show this text',
].join('\n');

/**
 * Parses the command-line arguments.
 *
 * @returns the options; a `problem` names the invalid argument and what is expected
 */
export function readOptions(args: readonly string[]): CommandOptions {
  const { values, tokens, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name)) {
      return problem(unknownOption(token.rawName));
    }
  }
  if (values.help === true) {
    return { kind: 'help' };
  }
  const format = values.format ?? 'text';
  if (typeof format !== 'string' || !isReportFormat(format)) {
    return problem(`--format is "${format}"; expected ${Object.keys(reporters).join(', ')}.`);
  }
  const [update, watch] = [values.update === true, values.watch === true];
  return { kind: 'check', format, update, watch, only: positionals };
}

function unknownOption(rawName: string): string {
  const names = Object.keys(OPTIONS).map((name) => `--${name}`);
  return `${rawName} is not an option.${didYouMean(rawName, names)}`;
}

function problem(message: string): CommandOptions {
  return { kind: 'problem', message: `${message}\n${USAGE}` };
}
