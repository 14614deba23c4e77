/** A change to a file that a sentence tells the reader to make. */
export type EditStep =
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'delete-name'; readonly path: string; readonly name: string }
  | { readonly kind: 'delete-lines'; readonly path: string; readonly texts: readonly string[] }
  | { readonly kind: 'delete-line'; readonly line: number }
  | { readonly kind: 'replace'; readonly path: string; readonly from: string; readonly to: string }
  /** For the next block, or for a file that the sentence names. */
  | { readonly kind: 'import'; readonly statement: string; readonly path: string | undefined }
  /** Write a file that is short enough for a sentence. */
  | { readonly kind: 'create'; readonly path: string; readonly lines: readonly string[] }
  /** What the client shows: elements in place of its only component, with imports of their components. */
  | { readonly kind: 'render'; readonly elements: string; readonly isStrict: boolean };

/** Something that a sentence tells the reader to do. */
export type ProseStep =
  | EditStep
  | { readonly kind: 'restore' }
  /** Begin the next file with the imports of another one. */
  | { readonly kind: 'same-imports'; readonly path: string }
  /** Start the server in a second terminal, while the first one keeps running. */
  | { readonly kind: 'start-twice' }
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  /** The file for blocks without a file name. */
  | { readonly kind: 'file'; readonly path: string }
  /** The line of a file that stays its last one: what the page adds goes above it. */
  | { readonly kind: 'last-line'; readonly path: string; readonly text: string }
  /** Make a folder and go into it, or go back into it; `filesOf`: the address of the page whose files it gets. */
  | { readonly kind: 'folder'; readonly name: string; readonly filesOf: string | undefined }
  /** Put a file into the project as the page shows it first, or first in a step: `4.`. */
  | { readonly kind: 'copy'; readonly path: string; readonly step: string }
  /** A command to type now. */
  | { readonly kind: 'type'; readonly command: string }
  /** The command after the next change. */
  | { readonly kind: 'command'; readonly command: string };

const TRY_PLACE = /Try each example in `([^`]+)`,(?: in the folder [^,]+,)? with `([^`]+)`/;

/** Finds the sentence that tells where all examples of a page are tried: file and command. */
export function findTryPlace(text: string) {
  const [, file, command] = TRY_PLACE.exec(text) ?? [];
  return file && command ? { file, command } : undefined;
}

/** A form of instruction, and what it tells; `found`: its groups in order. With the flag `g` it counts each time. */
type Rule = readonly [
  form: RegExp,
  read: (found: readonly string[], sentence: string) => ProseStep | readonly ProseStep[],
];

/** The forms that lessons use. A sentence in another form is text, and the lesson fails where the reader misses it. */
const RULES: readonly Rule[] = [
  // Delete `a.ts` and `b.ts`. Also delete the folder `build`.
  [
    /^(?:also |then )?delete (?:the (?:folders?|files?) (?:in )?)?(`[\w./-]+`(?:(?:, and |,? and |, )(?:the folder )?`[\w./-]+`)*)/i,
    ([paths]) => codesIn(paths).map((path) => ({ kind: 'delete', path })),
  ],
  // `errors.ts` can be deleted.
  [
    /^(?!If you).*?`([\w./-]+)`,?(?: which you)? can (?:be deleted|delete)/,
    ([path = '']) => ({ kind: 'delete', path }),
  ],
  // In `questionSchemas.ts` delete `questionQuery`.
  [
    /\bin `([\w./-]+)`,? delete `(\w+)`/i,
    ([path = '', name = '']) => ({ kind: 'delete-name', path, name }),
  ],
  // Remove `app.use(express.json())` from `src/app.ts`.
  [
    /\bremove (?:the lines? )?(`[^`]+`(?: and `[^`]+`)*) from `([^`]+)`/i,
    ([texts, path = '']) => ({ kind: 'delete-lines', path, texts: codesIn(texts) }),
  ],
  // In `src/a.ts`, replace `b` by `c`.
  [
    /(?<=\bIn `([^`]+)`.*)\breplace `([^`]+)` by `([^`]+)`/g,
    ([path = '', from = '', to = '']) => ({ kind: 'replace', path, from, to }),
  ],
  // Delete line 25.
  [/\bdelete line (\d+)/i, ([line]) => ({ kind: 'delete-line', line: Number(line) })],
  // In `app.ts`, add `import … from '…';` to the imports.
  [
    /\b[Aa]dd `(import [^`]+)`/g,
    ([statement = ''], sentence) => ({ kind: 'import', statement, path: moduleIn(sentence) }),
  ],
  // Import `Delete` and `OnUndefined` from routing-controllers.
  [
    /\bimports? (`[^`]+`(?:(?:, and |,? and |, )`[^`]+`)*) from `?([\w@./-]*\w)/gi,
    ([names, module], sentence) => {
      const statement = `import { ${codesIn(names).join(', ')} } from '${module}';`;
      return { kind: 'import', statement, path: moduleIn(sentence) };
    },
  ],
  // Create `.gitignore` with the lines `build/` and `.env`.
  [
    /\bcreate (?:a )?`([^`]+)` with the lines? (`[^`]+`(?:(?:, and |,? and |, )`[^`]+`)*)/i,
    ([path = '', lines]) => ({ kind: 'create', path, lines: codesIn(lines) }),
  ],
  // The imports are those of `test/a.test.ts`.
  [
    /\bimports (?:of the \w+ )?are those of `([^`]+)`/,
    ([path = '']) => ({ kind: 'same-imports', path }),
  ],
  [/^Put (?:it|them|the \w+) back/, () => ({ kind: 'restore' })],
  [/\b(?:stop the server with|press) Ctrl\+C/i, () => ({ kind: 'stop' })],
  [/second terminal, while the first/, () => ({ kind: 'start-twice' })],
  [
    /^(?!.*second terminal, while).*(?:\brun `npm start`|\b(?:re)?start the server\b)/is,
    () => ({ kind: 'start' }),
  ],
  [
    /\bin (?:a (?:new )?file(?: of their own)?,? |the file )?`(src\/[\w./-]+\.tsx?)`/i,
    ([path = '']) => ({ kind: 'file', path }),
  ],
  // `await client.close();` stays the last line of `src/a.ts`.
  [
    /`([^`]+)` stays the last line of `([^`]+)`/,
    ([text = '', path = '']) => ({ kind: 'last-line', path, text }),
  ],
  // Make a folder `riddle` with the five files of [the first lesson](…). Back in the folder `riddle`, …
  [
    /\b(?:(?:create|make|begin in) an? (?:new,? )?(?:empty )?|back in the )folder `([\w-]+)`(?:.*? files of \[[^\]]+\]\(([^)]+)\))?/i,
    ([name = '', filesOf]) => ({ kind: 'folder', name, filesOf }),
  ],
  // Render `<Timer />`. Render `<Timer />` without `<StrictMode>`.
  [
    /\brender `(<[^`]+>)`( without `<StrictMode>`)?/i,
    ([elements = '', free]) => ({ kind: 'render', elements, isStrict: free === undefined }),
  ],
  // Put `src/App.tsx` from the top of this page into the project. Put `src/main.tsx` from step 1 back.
  [
    /^Put\b.* from (?:the top of this page|step (\d+))\b/,
    ([number], sentence) =>
      codesIn(sentence).map((path) => ({ kind: 'copy', path, step: number ? `${number}.` : '' })),
  ],
  // Install what it needs: `npm install typescript@6.0`.
  [
    /\b(?:install|run)\b[^`]*`(npm install [^`]+@[^`]+)`/i,
    ([command = '']) => ({ kind: 'type', command }),
  ],
  [
    /\b(?:run|then|type|with) `((?:npx|node) [^`]+)`/i,
    ([command = '']) => ({ kind: 'command', command }),
  ],
];

/** The file that a sentence names for its imports: In `app.ts`, … */
function moduleIn(sentence: string): string | undefined {
  return /\bin `([\w./-]+\.tsx?)`/i.exec(sentence)?.[1];
}

/** Not within code: an even number of its marks follows. */
const SENTENCE_END = /(?<=[.:])\s+(?=(?:[^`]*`[^`]*`)*[^`]*$)/;

/**
 * Finds the instructions in a text, sentence by sentence. What follows "**Fix:**" is advice.
 *
 * @param text Markdown
 */
export function readProseSteps(text: string): readonly ProseStep[] {
  return text
    .replace(/\*\*Fix:\*\*.*/g, '')
    .split(SENTENCE_END)
    .flatMap((sentence) =>
      RULES.flatMap(([form, read]) => {
        const matches = form.global ? [...sentence.matchAll(form)] : [form.exec(sentence) ?? []];
        return matches.flatMap(([match, ...found]) => (match ? read(found, sentence) : []));
      }),
    );
}

function codesIn(text = ''): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
}
