import { parseArgs } from 'node:util';
import { suggestClosest } from '@vibe-docs/kernel';
import { isReportFormat, type ReportFormat, reporters } from '../reporters/reporters.ts';

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
  const closest = suggestClosest(
    rawName,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  );
  const question = closest === undefined ? '' : ` Did you mean ${closest}?`;
  return `${rawName} is not an option.${question}`;
}

function problem(message: string): CommandOptions {
  return { kind: 'problem', message: `${message}\n${USAGE}` };
}

function formatNames(): string {
  return Object.keys(reporters).join(', ');
}
