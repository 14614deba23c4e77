import type { CodePart } from './lesson-parts.ts';
import { mergeFragment, removeDeclaration } from './merge-fragment.ts';
import type { EditStep, ProseStep } from './prose-steps.ts';
import type { Reader } from './reader.ts';

/** The line that a file ends with: what the page adds goes above it. */
export type LastLine = Extract<ProseStep, { kind: 'last-line' }>;

/** What became of a file, or why it cannot be changed. */
export type FileChange =
  /** `before`: the text that a later sentence puts back; `undefined` for a new file. */
  | { readonly kind: 'changed'; readonly path: string; readonly before: string | undefined }
  /** Nothing to put back. */
  | { readonly kind: 'done'; readonly path: string }
  | {
      readonly kind: 'problem';
      readonly problem: 'file' | 'beginning' | 'place' | 'title' | 'order';
      readonly message: string;
    };

/**
 * Changes a file as a sentence says.
 *
 * @param file the file for a step that names none
 */
export function editFile(step: EditStep, reader: Reader, file: string): FileChange {
  const named =
    step.kind === 'render' ? 'src/main.tsx' : (('path' in step ? step.path : undefined) ?? file);
  const path = findFile(reader, named) ?? named;
  if (step.kind === 'delete') {
    const message = `The page deletes "${named}", which the reader does not have.`;
    return reader.remove(path)
      ? { kind: 'done', path }
      : { kind: 'problem', problem: 'file', message };
  }
  const source = path === '' ? '' : (reader.read(path) ?? '');
  const edited = applyStep(step, source);
  if (edited === source) {
    const message = `There is nothing to change in "${named}" as the page says.`;
    return { kind: 'problem', problem: 'place', message };
  }
  reader.write(path, edited);
  return { kind: 'changed', path, before: source };
}

function applyStep(step: Exclude<EditStep, { kind: 'delete' }>, source: string): string {
  const lines = source.split('\n');
  switch (step.kind) {
    case 'delete-name':
      return removeDeclaration(source, step.name);
    case 'delete-lines':
      return lines.filter((line) => !step.texts.some((text) => line.includes(text))).join('\n');
    case 'delete-line':
      return lines.filter((_, index) => index !== step.line - 1).join('\n');
    case 'replace':
      return source.replaceAll(step.from, step.to);
    case 'create':
      return `${step.lines.join('\n')}\n`;
    case 'import':
      return `${step.statement}\n${source}`;
    case 'render':
      return renderElements(source, step);
  }
}

/** Puts elements into `main.tsx`, and imports their components from the files of their names. */
function renderElements(
  source: string,
  { elements, isStrict }: Extract<EditStep, { kind: 'render' }>,
): string {
  const names = [...new Set(elements.match(/(?<=<)[A-Z]\w*/g))];
  const missing = names.filter((name) => !new RegExp(`import .*\\b${name}\\b`).test(source));
  const imports = missing.map((name) => `import { ${name} } from './${name}';\n`);
  if (isStrict && !/\bStrictMode\b/.test(source)) {
    imports.push("import { StrictMode } from 'react';\n");
  }
  const rendered = isStrict ? `<StrictMode>\n${elements}\n</StrictMode>` : elements;
  const text = source
    .replace(/(?<=\.render\()[^;]*(?=\);)/, rendered)
    .replace(/(?<=^import .*\n)(?!import )/m, imports.join(''));
  // The editor marks imports that nothing uses any more.
  const body = text.replace(/^import .*\n/gm, '');
  return text.replace(/^import \{ (\w+) \} from .*\n/gm, (line, name) =>
    new RegExp(`\\b${name}\\b`).test(body) ? line : '',
  );
}

/** Path of a file that prose names by its last part, if there is one such file. */
function findFile(reader: Reader, name: string): string | undefined {
  const found = reader.files().filter((path) => path === name || path.endsWith(`/${name}`));
  return found.find((path) => !path.startsWith('build/')) ?? found[0];
}

/**
 * Writes a block into its file, or a part of a file where it belongs.
 *
 * @param context `prose`: the text before the block; `imports`: statements to put above it
 * @returns `undefined` for a block that belongs to no file
 */
export function writeBlock(
  part: CodePart,
  reader: Reader,
  { prose, imports }: { readonly prose: string; readonly imports: readonly string[] },
): FileChange | undefined {
  const path = part.title ?? (part.isFragment ? targetOf(part, reader) : undefined);
  if (path === undefined) {
    const message = 'The page shows a part of a file that the reader does not find.';
    return part.isFragment ? { kind: 'problem', problem: 'title', message } : undefined;
  }
  const before = reader.read(path);
  const sentence = prose.split(/(?<=[.:])\s+/).at(-1) ?? '';
  if (/^(?:Open|Its first lines)/.test(sentence)) {
    const message = `"${path}" does not begin with these lines.`;
    return before?.startsWith(part.text)
      ? { kind: 'done', path }
      : { kind: 'problem', problem: 'beginning', message };
  }
  const isBegun = imports.length > 0 || /\bBegin the file\b/.test(prose);
  const text = before === undefined && isBegun ? part.text : textAfter(part, before, prose);
  if (!text) {
    const message = `The page shows a part of "${path}", and the reader has no such file.`;
    return { kind: 'problem', problem: 'order', message };
  }
  reader.write(path, [...imports, text].join('\n'));
  return { kind: 'changed', path, before };
}

/** Puts a text into a file, above its last line. */
export function writeAbove(
  { path, text: last }: LastLine,
  text: string,
  reader: Reader,
): FileChange {
  const before = reader.read(path);
  const lines = before?.trimEnd().split('\n') ?? [];
  const head = lines.at(-1) === last ? lines.slice(0, -1) : lines;
  reader.write(path, [...head, text, last].join('\n'));
  return { kind: 'changed', path, before };
}

/** The text of a file with a block in it; nothing when there is no file for a part of one. */
function textAfter(
  { text, isFragment }: CodePart,
  before: string | undefined,
  prose: string,
): string | undefined {
  if (/\b(?:(?:at|to) the end of|Then add|Add these)\b/.test(prose)) {
    return `${before ?? ''}${text}`;
  }
  if (!isFragment) {
    return text;
  }
  const above = /\b(?:above|before) `([^`]+)`/.exec(prose)?.[1];
  return before && mergeFragment(before, text, above);
}

/** The file that contains what a block without a file name changes. */
function targetOf({ text }: CodePart, reader: Reader): string | undefined {
  return reader.files().find((path) => {
    const source = reader.read(path) ?? '';
    const merged = /^src\/.*\.tsx?$/.test(path) ? (mergeFragment(source, text) ?? '') : '';
    return merged !== '' && !merged.startsWith(source.trimEnd()) && !merged.endsWith(source);
  });
}
