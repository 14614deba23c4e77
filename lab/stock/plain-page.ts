import type { ListingName } from '@vibe-docs/samples/build/read-listing';
import { parseFenceOptions } from '@vibe-docs/samples/fences';

/** Content that a page includes from other files. */
export interface PageSources {
  /** The text that a block with `file="…"` shows. */
  readonly readListing: (listing: ListingName) => string;
  /** Markdown that replaces `<Checkpoint />`. */
  readonly questions: string;
}

/** Languages for which the stock highlighter uses another name. */
const STOCK_LANGUAGES: Readonly<Record<string, string>> = {
  console: 'bash',
  dotenv: 'bash',
  jsonc: 'json',
};

/**
 * Rewrites a page for the stock template: the same text and code, without this site's extensions
 * of Markdown.
 *
 * - Blocks keep language, title and marked lines; other options are removed, and listings are filled in.
 * - Questions become text with collapsed answers.
 *
 * - Exercises are left out.
 * - Components show what is inside them, if anything. The glossary has a plain version (`template/src`).
 */
export function plainPage(text: string, sources: PageSources): string {
  const lines = text.split('\n');
  const result: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line)?.groups;
    if (fence === undefined) {
      result.push(line === '<Checkpoint />' ? sources.questions : plainLine(line));
      continue;
    }
    const { indent = '', marks = '', language = '', meta = '' } = fence;
    const end = lines.findIndex((other, at) => at > index && isEnd(other, marks));
    const last = end === -1 ? lines.length : end;
    const body = lines.slice(index + 1, last);
    result.push(
      `${indent}${marks}${plainInfo(language, meta)}`,
      ...(listingLines(meta, indent, sources) ?? body),
      `${indent}${marks}`,
    );
    index = last;
  }
  return result.join('\n');
}

const EXERCISE = /^<Exercise [^>]*\/>$/;
const COMPONENT_IMPORT = /^import \{ (?<name>(?!Glossary\b)\w+) \} from '@(?:site|vibe-docs)\//;

function plainLine(line: string): string {
  if (EXERCISE.test(line)) {
    return '';
  }
  const name = COMPONENT_IMPORT.exec(line)?.groups?.name;
  return name === undefined ? line : `export const ${name} = (props) => props.children ?? null;`;
}

const FENCE = /^(?<indent>\s*)(?<marks>`{3,})(?<language>[\w-]*) ?(?<meta>.*)$/;

function isEnd(line: string, marks: string): boolean {
  const trimmed = line.trim();
  return trimmed.startsWith(marks) && /^`+$/.test(trimmed);
}

function plainInfo(language: string, meta: string): string {
  const title = meta.match(/(?:^|\s)(title="[^"]*")/)?.[1];
  const marked = meta.match(/(?:^|\s)(\{[\d,\s-]+\})/)?.[1];
  return [STOCK_LANGUAGES[language] ?? language, title, marked]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

function listingLines(
  meta: string,
  indent: string,
  { readListing }: PageSources,
): readonly string[] | undefined {
  const { file, region } = parseFenceOptions(meta).options;
  return file === undefined
    ? undefined
    : readListing({ file, region })
        .split('\n')
        .map((line) => (line === '' ? '' : indent + line));
}
