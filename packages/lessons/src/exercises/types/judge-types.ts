import * as ts from 'typescript';
import { cutText, TYPES, type Verdict } from '../judging/report.ts';

/** A reader's file, and what its types must do. */
export interface TypeRequest {
  readonly file: string;
  readonly code: string;
  /** `types.ts` of the exercise: statements that use the exports of `./solution.ts`. */
  readonly types: string;
}

/** Declaration files by name: `globals.d.ts`, `lib.es2023.d.ts` and those that it references. */
export type Libraries = Readonly<Record<string, string>>;

const OWN = 'solution.ts';
const USES = 'types.ts';

/** `strict` and nothing stricter, as in the project that the first lesson of the series makes. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
  // ES2023, ES modules, resolved as bundlers do; every file is a module.
  ...{ target: 10, module: 99, moduleResolution: 100, moduleDetection: 3 },
};

/** Number of the error that no error follows a `@ts-expect-error`. */
const UNUSED_DIRECTIVE = 2578;

/** Judges the types of a reader's file with the TypeScript compiler. The first failure decides. */
export function judgeTypes({ file, code, types }: TypeRequest, libraries: Libraries): Verdict {
  const program = ts.createProgram({
    rootNames: ['globals.d.ts', OWN, USES],
    options: OPTIONS,
    host: makeHost({ [OWN]: code, [USES]: types }, libraries),
  });
  const firstError = (name: string) => {
    const source = program.getSourceFile(name);
    const [error = program.getSemanticDiagnostics(source)[0]] =
      program.getSyntacticDiagnostics(source);
    return error;
  };
  // The line is no part of the texts: a mistake is recognised in files with other lines.
  const error = firstError(OWN);
  if (error !== undefined) {
    return fails(file, describe(error), { line: lineOf(code, error.start) });
  }
  const word = findWord(code, types);
  if (word !== null) {
    return fails(file, `the word ${word[0]}`, { line: lineOf(code, word.index) });
  }
  const use = firstError(USES);
  if (use === undefined) {
    return { requirement: TYPES, holds: true };
  }
  const isUnused = use.code === UNUSED_DIRECTIVE;
  const statement = types.split('\n')[lineOf(types, use.start) - (isUnused ? 0 : 1)] ?? '';
  return isUnused
    ? fails(statement, 'no error', { expected: 'an error' })
    : fails(statement, describe(use), { expected: 'no error' });
}

function fails(input: string, output: string, more: { expected?: string; line?: number }): Verdict {
  const texts = { input: input.trim(), output: cutText(output), expected: '' };
  return { requirement: TYPES, holds: false, ...texts, ...more };
}

function describe({ code, messageText }: ts.Diagnostic): string {
  return `error TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

/** Counted from 1. */
function lineOf(text: string, offset = 0): number {
  return text.slice(0, offset).split('\n').length;
}

/** Finds a word that a comment `// without any, as` in `types.ts` forbids, in code; `as const` may be there. */
function findWord(code: string, types: string): RegExpExecArray | null {
  const [, words] = /^\/\/ without (.*)$/m.exec(types) ?? [];
  const texts = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\//g;
  const blank = code.replace(texts, (text) => text.replace(/[^\n]/g, ' '));
  return words
    ? new RegExp(`\\b(?:${words.replaceAll(', ', '|')})\\b(?! const)`).exec(blank)
    : null;
}

/** Files of the libraries, parsed once. */
const parsed = new Map<string, ts.SourceFile>();

function makeHost(files: Libraries, libraries: Libraries): ts.CompilerHost {
  const readFile = (name: string) => files[name] ?? libraries[name];
  return {
    readFile,
    getSourceFile(name) {
      const text = readFile(name);
      const source = parsed.get(name) ?? (text && ts.createSourceFile(name, text, 10));
      if (source && name in libraries) {
        parsed.set(name, source);
      }
      return source || undefined;
    },
    fileExists: (name) => readFile(name) !== undefined,
    getDefaultLibFileName: () => 'lib.es2023.d.ts',
    getDefaultLibLocation: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}
