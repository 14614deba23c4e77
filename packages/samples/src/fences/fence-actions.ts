/**
 * Options that tell the reader to do something before the block. The page shows each one as an instruction, with the
 * message of its name in `packages/samples/ui/messages/instructions.json`, and the follower of lessons does what it says. They may
 * stand several times, and their order counts.
 *
 * The value: `none`, `some`, or `any` for an option that has one or not; `in`: it needs a file in front, `in="src/app.ts"`;
 * otherwise the option that completes it.
 */
export const ACTIONS = {
  /** Where the reader begins. Text and address of a link: `Loops /newdocs/typescript/loops`. */
  from: 'some',
  /** The file in which all examples of the page are tried, each with the earlier ones that it needs. */
  try: 'with',
  /** Changes to files. */
  delete: 'some',
  replace: 'by',
  /** Without a file in front, an import of the block's own file. */
  import: 'some',
  remove: 'in',
  end: 'in',
  undo: 'some',
  copy: 'some',
  /** A link to where another page shows them: `the first lesson /newdocs/github/first#start`. */
  files: 'some',
  render: 'some',
  'render-bare': 'some',
  /** The server, and a command whose output the block shows. */
  start: 'none',
  restart: 'none',
  stop: 'none',
  command: 'some',
  /** The page of the app. */
  open: 'any',
  reload: 'none',
  press: 'some',
  pick: 'some',
  type: 'into',
  enter: 'some',
  keys: 'some',
  wait: 'some',
  see: 'some',
  disabled: 'some',
  /** What the reader does with the block itself, in place of writing it into its file. */
  above: 'some',
  append: 'none',
  begin: 'none',
  beginning: 'none',
  'read-only': 'none',
} as const;

type ActionName = keyof typeof ACTIONS;

/** Something that the reader does before a block. */
export interface FenceAction {
  readonly name: ActionName;
  /** Empty for an option without a value. */
  readonly value: string;
  /** The file in front: `in="src/app.ts"`. */
  readonly file: string;
  /** The value of `by`, `into` or `with`. */
  readonly other: string;
}

/** Options that complete the one before them. */
const SECOND_PARTS = ['by', 'into', 'with'];

/** Every option of this kind. */
export const ACTION_OPTIONS: readonly string[] = ['in', ...SECOND_PARTS, ...Object.keys(ACTIONS)];

/** An option as it stands in the text. */
export interface OptionWord {
  readonly name: string;
  /** `undefined` for one without a value. */
  readonly value: string | undefined;
  /** Offset in the text of the options, counted from 0. */
  readonly offset: number;
}

/**
 * Reads what a block tells its reader to do.
 *
 * @param words options of this kind, in their order
 * @param report receives what is wrong with an option, and the remedy
 */
export function readActions(
  words: readonly OptionWord[],
  report: (word: OptionWord, message: string, hint: string) => void,
): readonly FenceAction[] {
  const actions: FenceAction[] = [];
  let file = '';
  for (const [index, word] of words.entries()) {
    const { name, value } = word;
    const form = formOf(name);
    const next = words[index + 1];
    const isPair = SECOND_PARTS.includes(form ?? '');
    file = name === 'in' ? (value ?? '') : file;
    if (form !== undefined) {
      const other = isPair ? (next?.value ?? '') : '';
      actions.push({ name: name as ActionName, value: value ?? '', file, other });
    }
    if (isPair && next?.name !== form) {
      report(word, `"${name}" lacks its second part.`, `Write ${name}="…" ${form}="…".`);
    } else if ((form === 'in' || form === 'by') && file === '') {
      report(word, `"${name}" names no file.`, `Write in="src/…" before it.`);
    } else if (form === undefined && name !== 'in' && formOf(words[index - 1]?.name) !== name) {
      report(
        word,
        `"${name}" completes no option.`,
        'Write replace="…" by="…", type="…" into="…" or try="…" with="…".',
      );
    } else if ((form === 'none') !== (value === undefined) && form !== 'any') {
      const hint = form === 'none' ? `Write ${name}.` : `Write ${name}="…".`;
      report(
        word,
        `"${name}" ${form === 'none' ? 'has a value' : 'has no value in quotes'}.`,
        hint,
      );
    }
  }
  return actions;
}

function formOf(name = ''): (typeof ACTIONS)[ActionName] | undefined {
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name as ActionName] : undefined;
}
