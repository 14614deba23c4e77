import { ACTION_OPTIONS, type FenceAction, type OptionWord, readActions } from './fence-actions.ts';

/** An error in the options. */
export interface OptionProblem {
  readonly kind: 'unknown' | 'bad';
  /** Offset in the text of the options, counted from 0. */
  readonly offset: number;
  /** The option's name, or the whole word when it has none. */
  readonly name: string;
  readonly message: string;
  readonly hint: string;
}

/** Options with a value in quotes. */
const VALUE_OPTIONS = [
  'file',
  'region',
  'title',
  'id',
  'continues',
  'errors',
  'of',
  'decorators',
  'needs',
  'live',
  'verify',
] as const;

/** Options without a value. */
const FLAG_OPTIONS = ['run', 'live', 'output', 'error'] as const;

/** Every option, for messages. */
export const FENCE_OPTIONS: readonly string[] = [
  ...new Set([...VALUE_OPTIONS, ...FLAG_OPTIONS, ...ACTION_OPTIONS]),
];

type ValueOption = (typeof VALUE_OPTIONS)[number];

const WORD =
  /(?<name>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S*))|\{(?<marked>[^}]*)\}|\S+/g;
const MARKED_LINES = /^\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*$/;
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * Parses the options after a fence's language. It never throws on what an author wrote.
 *
 * @param meta e.g. `file="express/01/src/app.ts" region="route" {2}`
 * @returns the options that could be read, and every problem with its position
 */
export function parseFenceOptions(meta: string) {
  const problems: OptionProblem[] = [];
  const values = new Map<ValueOption, string>();
  const offsets = new Map<string, number>();
  const words: OptionWord[] = [];
  let marked: string | undefined;
  for (const match of meta.matchAll(WORD)) {
    const { name, double, single, marked: lines } = match.groups ?? {};
    const value = double ?? single;
    const word = match[0];
    const report: Report = (kind, name, message, hint) => {
      problems.push({ kind, offset: match.index, name, message, hint });
    };
    if (lines !== undefined) {
      marked = marked === undefined ? lines : `${marked},${lines}`;
      if (!MARKED_LINES.test(lines)) {
        report('bad', '{}', `"${word}" is no list of lines.`, 'Write it as {1,3-5}.');
      } else if (marked !== lines) {
        report('bad', '{}', `"${word}" is a second list of lines.`, `Write one: {${marked}}.`);
      }
    } else if (ACTION_OPTIONS.includes(name ?? word)) {
      words.push({ name: name ?? word, value, offset: match.index });
    } else if (isOneOf(FLAG_OPTIONS, word)) {
      offsets.set(word, match.index);
    } else if (name === undefined || !isOneOf(VALUE_OPTIONS, name)) {
      const known = `Known: ${FENCE_OPTIONS.join(', ')} and {1,3-5}.`;
      report('unknown', name ?? word, `"${name ?? word}" is no option of a code block.`, known);
    } else if (value === undefined) {
      report('bad', name, `"${name}" has no value in double quotes.`, `Write ${name}="…".`);
    } else if (values.has(name)) {
      report('bad', name, `"${name}" stands twice.`, 'Leave one of them out.');
    } else {
      offsets.set(name, match.index);
      values.set(name, value);
      checkValue(name, value, report);
    }
  }
  const actions = readActions(words, ({ name, offset }, message, hint) => {
    problems.push({ kind: 'bad', offset, name, message, hint });
  });
  return { options: toOptions(values, offsets, { marked, actions }), problems };
}

type Report = (kind: OptionProblem['kind'], name: string, message: string, hint: string) => void;

function checkValue(name: ValueOption, value: string, report: Report): void {
  const bad = (message: string, hint: string) => report('bad', name, message, hint);
  if (name === 'verify' && !/^skip: \S/.test(value)) {
    bad(`verify="${value}" gives no reason.`, 'Write verify="skip: needs …".');
  } else if (name === 'errors' && !/^\s*\d{4,5}\s*(?:,\s*\d{4,5}\s*)*$/.test(value)) {
    bad(`errors="${value}" is no list of compiler codes.`, 'Write errors="2322, 2345".');
  } else if ((name === 'id' || name === 'of') && !NAME.test(value)) {
    bad(`${name}="${value}" is no name.`, 'Use lower-case letters, digits and single hyphens.');
  } else if (name === 'continues' && !value.split(' ').every((part) => NAME.test(part))) {
    bad(`continues="${value}" is no list of names.`, 'Write continues="a b".');
  } else if (name === 'needs' && value !== 'replica-set') {
    bad(`needs="${value}" is nothing that a run can need.`, 'Write needs="replica-set".');
  } else if ((name === 'file' || name === 'live') && !isInnerPath(value)) {
    bad(`${name}="${value}" is no path below the listings folder.`, 'Write "series/lesson/…".');
  } else if (name === 'decorators' && value !== 'standard') {
    bad(`decorators="${value}" is no kind of decorators.`, 'Write decorators="standard".');
  } else if (value.trim() === '') {
    bad(`"${name}" is empty.`, 'Give it a value or leave it out.');
  }
}

function isInnerPath(path: string): boolean {
  return !path.includes('\\') && !path.split('/').some((part) => ['', '.', '..'].includes(part));
}

/** The options after the language of a fence. Absent options are `undefined`, `false` or empty. */
export type FenceOptions = Readonly<ReturnType<typeof toOptions>>;

function toOptions(
  values: ReadonlyMap<ValueOption, string>,
  offsets: ReadonlyMap<string, number>,
  others: { readonly marked: string | undefined; readonly actions: readonly FenceAction[] },
) {
  return {
    /** Path below the listings folder: the source of the block's text. */
    file: values.get('file'),
    /** Name of a region of `file`. */
    region: values.get('region'),
    /** File name that the page shows. */
    title: values.get('title'),
    /** Name of the block on its page. */
    id: values.get('id'),
    /** Ids of the blocks that precede this one when it is checked. */
    continues: (values.get('continues') ?? '').split(' ').filter((name) => name !== ''),
    /** Codes of the compiler errors that must occur. */
    errors: (values.get('errors') ?? '')
      .split(',')
      .map((code) => Number.parseInt(code, 10))
      .filter((code) => !Number.isNaN(code)),
    /** Name of the block whose output or error this block shows. */
    of: values.get('of'),
    /** `standard`: decorators of the language, instead of the experimental ones that ViBe uses. */
    decorators: values.get('decorators') === 'standard' ? ('standard' as const) : undefined,
    /** Why the block is not checked. */
    skip: values.get('verify')?.replace(/^skip:\s*/, ''),
    run: offsets.has('run'),
    /** The reader may run and change the block. */
    live: offsets.has('live'),
    /** Path below the listings folder: the program that is run instead of `file`, and imports it. */
    liveEntry: values.get('live'),
    /** What is required to run the block; without it the block is only type-checked. */
    needs: values.get('needs'),
    output: offsets.has('output'),
    error: offsets.has('error'),
    /** What the reader does before the block. */
    actions: others.actions,
    /** The value of `{1,3-5}`. */
    marked: others.marked,
    /** Offset of each option in the text of the options, counted from 0. */
    offsets,
  };
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return words.some((known) => known === word);
}
