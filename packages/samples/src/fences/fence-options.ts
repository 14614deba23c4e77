/** What stands after the language of a fence. Absent options are `undefined`, `false` or empty. */
export interface FenceOptions {
  /** Path below the listings folder: the block's text comes from this file. */
  readonly file: string | undefined;
  /** Name of a region of `file`. */
  readonly region: string | undefined;
  /** File name that the page shows. */
  readonly title: string | undefined;
  /** Name of the block on its page. */
  readonly id: string | undefined;
  /** Names of blocks that stand before this one when it is checked. */
  readonly continues: readonly string[];
  /** Codes of the compiler errors that must occur. */
  readonly errors: readonly number[];
  /** Name of the block whose output or error this block shows. */
  readonly of: string | undefined;
  /** Name of the console block in whose folder this one goes on. */
  readonly cwdOf: string | undefined;
  /** Folder below the listings folder, in a copy of which a console block runs. */
  readonly listing: string | undefined;
  /** `standard`: decorators of the language, without the older kind that ViBe uses. */
  readonly decorators: 'standard' | undefined;
  /** Why the block is not checked. */
  readonly skip: string | undefined;
  readonly run: boolean;
  /** The reader may run and change the block. */
  readonly live: boolean;
  /** Path below the listings folder: what is run instead of `file`, which it imports. */
  readonly liveEntry: string | undefined;
  /** What must be there for the block to be run; without it the block is type-checked only. */
  readonly needs: string | undefined;
  readonly output: boolean;
  readonly error: boolean;
  /** Inside of `{1,3-5}`. */
  readonly marked: string | undefined;
}

/** Something in the options that is wrong. */
export interface OptionProblem {
  readonly kind: 'unknown' | 'bad';
  /** Where it begins in the text of the options, counted from 0. */
  readonly offset: number;
  /** The option's name, or the whole word when it has none. */
  readonly name: string;
  readonly message: string;
  readonly hint: string;
}

/** The options and what is wrong with them. */
export interface FenceOptionsReading {
  readonly options: FenceOptions;
  readonly problems: readonly OptionProblem[];
}

/** Options that take a value in double quotes. */
const VALUE_OPTIONS = [
  'file',
  'region',
  'title',
  'id',
  'continues',
  'errors',
  'of',
  'cwd-of',
  'listing',
  'decorators',
  'needs',
  'live',
  'verify',
] as const;

/** Options that are one word. */
const FLAG_OPTIONS = ['run', 'live', 'output', 'error'] as const;

/** Options whose value is a path below the listings folder. */
const PATH_OPTIONS = ['file', 'listing', 'live'] as const;

/** Every option, for messages. */
export const FENCE_OPTIONS: readonly string[] = [...new Set([...VALUE_OPTIONS, ...FLAG_OPTIONS])];

type ValueOption = (typeof VALUE_OPTIONS)[number];
type FlagOption = (typeof FLAG_OPTIONS)[number];

const WORD = /(?<name>[\w-]+)=(?:"(?<value>[^"]*)"|(?<bare>\S*))|\{(?<marked>[^}]*)\}|\S+/g;
const MARKED_LINES = /^\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*$/;
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * Reads the text after a fence's language. It never throws on what an author wrote.
 *
 * @param meta e.g. `file="express/01/src/app.ts" region="route" {2}`
 * @returns what could be read, and every problem with its place
 */
export function parseFenceOptions(meta: string): FenceOptionsReading {
  const problems: OptionProblem[] = [];
  const values = new Map<ValueOption, string>();
  const flags = new Set<FlagOption>();
  let marked: string | undefined;
  for (const match of meta.matchAll(WORD)) {
    const { name, value, marked: lines } = match.groups ?? {};
    const word = match[0];
    const report = problemAt(problems, match.index);
    if (lines !== undefined) {
      marked = lines;
      if (!MARKED_LINES.test(lines)) {
        report('bad', '{}', `"${word}" is no list of lines.`, 'Write it as {1,3-5}.');
      }
    } else if (isOneOf(FLAG_OPTIONS, word)) {
      flags.add(word);
    } else if (name === undefined || !isOneOf(VALUE_OPTIONS, name)) {
      const known = `Known: ${FENCE_OPTIONS.join(', ')} and {1,3-5}.`;
      report('unknown', name ?? word, `"${name ?? word}" is no option of a code block.`, known);
    } else if (value === undefined) {
      report('bad', name, `"${name}" has no value in double quotes.`, `Write ${name}="…".`);
    } else if (values.has(name)) {
      report('bad', name, `"${name}" stands twice.`, 'Leave one of them out.');
    } else {
      values.set(name, value);
      checkValue(name, value, report);
    }
  }
  return { options: toOptions(values, flags, marked), problems };
}

type Report = (kind: OptionProblem['kind'], name: string, message: string, hint: string) => void;

function problemAt(problems: OptionProblem[], offset: number): Report {
  return (kind, name, message, hint) => {
    problems.push({ kind, offset, name, message, hint });
  };
}

function checkValue(name: ValueOption, value: string, report: Report): void {
  const bad = (message: string, hint: string) => report('bad', name, message, hint);
  if (name === 'verify' && !/^skip: \S/.test(value)) {
    bad(`verify="${value}" gives no reason.`, 'Write verify="skip: needs …".');
  } else if (name === 'errors' && !/^\s*\d{4,5}\s*(?:,\s*\d{4,5}\s*)*$/.test(value)) {
    bad(`errors="${value}" is no list of compiler codes.`, 'Write errors="2322, 2345".');
  } else if ((name === 'id' || name === 'of' || name === 'cwd-of') && !NAME.test(value)) {
    bad(`${name}="${value}" is no name.`, 'Use lower-case letters, digits and single hyphens.');
  } else if (name === 'continues' && !value.split(' ').every((part) => NAME.test(part))) {
    bad(`continues="${value}" is no list of names.`, 'Write continues="a b".');
  } else if (name === 'needs' && value !== 'replica-set') {
    bad(`needs="${value}" is nothing that a run can need.`, 'Write needs="replica-set".');
  } else if (isOneOf(PATH_OPTIONS, name) && !isInnerPath(value)) {
    bad(`${name}="${value}" is no path below the listings folder.`, 'Write "series/lesson/…".');
  } else if (name === 'decorators' && value !== 'standard') {
    bad(`decorators="${value}" is no kind of decorators.`, 'Write decorators="standard".');
  } else if (value.trim() === '') {
    bad(`"${name}" is empty.`, 'Give it a value or leave it out.');
  }
}

function isInnerPath(path: string): boolean {
  const parts = path.split('/');
  return parts.every(
    (part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\\'),
  );
}

function toOptions(
  values: ReadonlyMap<ValueOption, string>,
  flags: ReadonlySet<FlagOption>,
  marked: string | undefined,
): FenceOptions {
  return {
    file: values.get('file'),
    region: values.get('region'),
    title: values.get('title'),
    id: values.get('id'),
    continues: (values.get('continues') ?? '').split(' ').filter((name) => name !== ''),
    errors: (values.get('errors') ?? '')
      .split(',')
      .map((code) => Number.parseInt(code, 10))
      .filter((code) => !Number.isNaN(code)),
    of: values.get('of'),
    cwdOf: values.get('cwd-of'),
    listing: values.get('listing'),
    decorators: values.get('decorators') === 'standard' ? 'standard' : undefined,
    skip: values.get('verify')?.replace(/^skip:\s*/, ''),
    run: flags.has('run'),
    live: flags.has('live') || values.has('live'),
    liveEntry: values.get('live'),
    needs: values.get('needs'),
    output: flags.has('output'),
    error: flags.has('error'),
    marked,
  };
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return words.some((known) => known === word);
}
