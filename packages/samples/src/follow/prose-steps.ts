/** Something that a sentence tells the reader to do. */
export type ProseStep =
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'delete-name'; readonly path: string; readonly name: string }
  | { readonly kind: 'delete-lines'; readonly path: string; readonly texts: readonly string[] }
  | { readonly kind: 'delete-line'; readonly line: number }
  | { readonly kind: 'replace'; readonly path: string; readonly from: string; readonly to: string }
  /** For the next block, or for a file that the sentence names. */
  | { readonly kind: 'import'; readonly statement: string; readonly path: string | undefined }
  | { readonly kind: 'restore' }
  /** Write a file that is short enough for a sentence. */
  | { readonly kind: 'create'; readonly path: string; readonly lines: readonly string[] }
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
  /** What the client shows: elements in place of its only component, with imports of their components. */
  | { readonly kind: 'render'; readonly elements: string; readonly isStrict: boolean }
  /** Put a file into the project as the page shows it first, or first in a step: `4.`. */
  | { readonly kind: 'copy'; readonly path: string; readonly step: string }
  /** A command to type now. */
  | { readonly kind: 'type'; readonly command: string }
  /** The command after the next change. */
  | { readonly kind: 'command'; readonly command: string };

/** Where all examples of a page are tried. */
export interface TryPlace {
  readonly file: string;
  readonly command: string;
}

const TRY_PLACE = /Try each example in `([^`]+)`,(?: in the folder [^,]+,)? with `([^`]+)`/;

/** Finds the sentence that tells where all examples of a page are tried. */
export function findTryPlace(text: string): TryPlace | undefined {
  const [, file, command] = TRY_PLACE.exec(text) ?? [];
  return file && command ? { file, command } : undefined;
}

type Rule = (sentence: string) => readonly ProseStep[];

/**
 * The forms of instruction that lessons use. CONTRIBUTING.md lists them for writers; a sentence in another form is
 * text, and the lesson then fails where the reader misses it.
 */
const RULES: readonly Rule[] = [
  // Delete `a.ts` and `b.ts`. Also delete the folder `build`. `errors.ts` can be deleted.
  (sentence) => {
    const list =
      /^(?:also |then )?delete (?:the (?:folders?|files?) (?:in )?)?(?<paths>`[\w./-]+`(?:(?:, and |,? and |, )(?:the folder )?`[\w./-]+`)*)/i.exec(
        sentence,
      )?.groups?.paths ??
      /^(?!If you).*?(?<paths>`[\w./-]+`),?(?: which you)? can (?:be deleted|delete)/.exec(sentence)
        ?.groups?.paths;
    return codesIn(list ?? '').map((path) => ({ kind: 'delete', path }));
  },
  // In `questionSchemas.ts` delete `questionQuery`.
  (sentence) => {
    const [, path, name] = /\bin `([\w./-]+)`,? delete `(\w+)`/i.exec(sentence) ?? [];
    return path && name ? [{ kind: 'delete-name', path, name }] : [];
  },
  // Remove `app.use(express.json())` from `src/app.ts`.
  (sentence) => {
    const [, texts, path] =
      /\bremove (?:the lines? )?(`[^`]+`(?: and `[^`]+`)*) from `([^`]+)`/i.exec(sentence) ?? [];
    return path ? [{ kind: 'delete-lines', path, texts: codesIn(texts ?? '') }] : [];
  },
  // In `src/a.ts`, replace `b` by `c`.
  (sentence) => {
    const path = /\bIn `([^`]+)`/.exec(sentence)?.[1];
    return [...sentence.matchAll(/\breplace `([^`]+)` by `([^`]+)`/g)].flatMap(([, from, to]) =>
      path && from && to ? [{ kind: 'replace', path, from, to }] : [],
    );
  },
  // Delete line 25.
  (sentence) => {
    const line = /\bdelete line (\d+)/i.exec(sentence)?.[1];
    return line ? [{ kind: 'delete-line', line: Number(line) }] : [];
  },
  // Import `Delete` and `OnUndefined` from routing-controllers. In `app.ts`, add `import … from '…';` to the imports.
  (sentence) => {
    const path = /\b[Ii]n `([\w./-]+\.tsx?)`/.exec(sentence)?.[1];
    const whole = [...sentence.matchAll(/\b[Aa]dd `(import [^`]+)`/g)].map(
      ([, statement]) => statement ?? '',
    );
    const parts = [
      ...sentence.matchAll(
        /\bimports? (`[^`]+`(?:(?:, and |,? and |, )`[^`]+`)*) from `?([\w@./-]*\w)/gi,
      ),
    ].map(([, names, module]) => `import { ${codesIn(names ?? '').join(', ')} } from '${module}';`);
    return [...whole, ...parts].map((statement) => ({ kind: 'import', statement, path }));
  },
  // Create `.gitignore` with the lines `build/` and `.env`.
  (sentence) => {
    const [, path, lines] =
      /\bcreate (?:a )?`([^`]+)` with the lines? (`[^`]+`(?:(?:, and |,? and |, )`[^`]+`)*)/i.exec(
        sentence,
      ) ?? [];
    return path ? [{ kind: 'create', path, lines: codesIn(lines ?? '') }] : [];
  },
  // The imports are those of `test/a.test.ts`.
  (sentence) => {
    const path = /\bimports (?:of the \w+ )?are those of `([^`]+)`/.exec(sentence)?.[1];
    return path ? [{ kind: 'same-imports', path }] : [];
  },
  (sentence) => (/^Put (?:it|them|the \w+) back/.test(sentence) ? [{ kind: 'restore' }] : []),
  (sentence) =>
    /\b(?:stop the server with|press) Ctrl\+C/i.test(sentence) ? [{ kind: 'stop' }] : [],
  (sentence) =>
    /second terminal, while the first/.test(sentence) ? [{ kind: 'start-twice' }] : [],
  (sentence) =>
    /\brun `npm start`|\b(?:re)?start the server\b/i.test(sentence) &&
    !/second terminal, while/.test(sentence)
      ? [{ kind: 'start' }]
      : [],
  (sentence) => {
    const path =
      /\bin (?:a (?:new )?file(?: of their own)?,? |the file )?`(src\/[\w./-]+\.tsx?)`/i.exec(
        sentence,
      )?.[1];
    return path ? [{ kind: 'file', path }] : [];
  },
  // `await client.close();` stays the last line of `src/a.ts`.
  (sentence) => {
    const [, text, path] = /`([^`]+)` stays the last line of `([^`]+)`/.exec(sentence) ?? [];
    return text && path ? [{ kind: 'last-line', path, text }] : [];
  },
  // Make a folder `riddle` with the five files of [the first lesson](…). Back in the folder `riddle`, …
  (sentence) => {
    const [, name, filesOf] =
      /\b(?:(?:create|make|begin in) an? (?:new,? )?(?:empty )?|back in the )folder `([\w-]+)`(?:.*? files of \[[^\]]+\]\(([^)]+)\))?/i.exec(
        sentence,
      ) ?? [];
    return name ? [{ kind: 'folder', name, filesOf }] : [];
  },
  // Render `<Timer />`. Render `<Timer />` without `<StrictMode>`.
  (sentence) => {
    const [, elements, free] =
      /\brender `(<[^`]+>)`( without `<StrictMode>`)?/i.exec(sentence) ?? [];
    return elements ? [{ kind: 'render', elements, isStrict: free === undefined }] : [];
  },
  // Put `src/App.tsx` from the top of this page into the project. Put `src/main.tsx` from step 1 back.
  (sentence) => {
    const place = /^Put\b.* from (?:the top of this page|step (\d+))\b/.exec(sentence);
    const step = place?.[1] ? `${place[1]}.` : '';
    return place ? codesIn(sentence).map((path) => ({ kind: 'copy', path, step })) : [];
  },
  // Install what it needs: `npm install typescript@6.0`.
  (sentence) => {
    const command = /\b(?:install|run)\b[^`]*`(npm install [^`]+@[^`]+)`/i.exec(sentence)?.[1];
    return command ? [{ kind: 'type', command }] : [];
  },
  (sentence) => {
    const command = /\b(?:run|then|type|with) `((?:npx|node) [^`]+)`/i.exec(sentence)?.[1];
    return command ? [{ kind: 'command', command }] : [];
  },
];

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
    .flatMap((sentence) => RULES.flatMap((rule) => rule(sentence)));
}

function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
}
