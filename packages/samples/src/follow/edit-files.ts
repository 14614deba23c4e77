import type { FenceAction } from '../fences/fence-actions.ts';
import type { CodePart } from './lesson-parts.ts';
import { mergeFragment } from './merge-fragment.ts';
import type { Reader } from './reader.ts';

/** What became of a file, or why it cannot be changed. */
export type FileChange =
  /** `before`: the text that `undo` puts back; `undefined` for a new file. */
  | { readonly kind: 'changed'; readonly path: string; readonly before: string | undefined }
  | {
      readonly kind: 'problem';
      readonly problem: 'file' | 'beginning' | 'place' | 'order';
      readonly message: string;
    };

/** The file that shows the components of a client. */
const MAIN = 'src/main.tsx';

/** Changes a file as an instruction says; `undefined` when `undo` cannot put it back, or nothing changes. */
export function editFile(action: FenceAction, reader: Reader): FileChange | undefined {
  const { name, value } = action;
  if (name === 'delete') {
    const message = `The page deletes "${value}", which the reader does not have.`;
    return reader.remove(value) ? undefined : { kind: 'problem', problem: 'file', message };
  }
  const path = name.startsWith('render') ? MAIN : action.file;
  if (path === '') {
    return undefined;
  }
  const source = reader.read(path) ?? '';
  const edited = applyAction(action, source);
  if (edited === undefined) {
    return undefined;
  }
  if (edited === source) {
    const message = `There is nothing to change in "${path}" as the page says.`;
    return { kind: 'problem', problem: 'place', message };
  }
  reader.write(path, edited);
  return { kind: 'changed', path, before: source };
}

function applyAction({ name, value, other }: FenceAction, source: string): string | undefined {
  switch (name) {
    case 'remove':
      return source
        .split('\n')
        .filter((line) => !line.includes(value))
        .join('\n');
    case 'replace':
      return source.replaceAll(value, other);
    case 'end':
      return `${source}${value}`;
    case 'import':
      return `${value}\n${source}`;
    case 'render':
      return renderElements(source, `<StrictMode>\n${value}\n</StrictMode>`);
    case 'render-bare':
      return renderElements(source, value);
    default:
      return undefined;
  }
}

/** Puts elements into `main.tsx`, and imports their components from the files of their names. */
function renderElements(source: string, elements: string): string {
  const names = [...new Set(elements.match(/(?<=<)[A-Z]\w*/g))];
  const missing = names.filter((name) => !new RegExp(`import .*\\b${name}\\b`).test(source));
  const imports = missing.map((name) =>
    name === 'StrictMode'
      ? "import { StrictMode } from 'react';\n"
      : `import { ${name} } from './${name}';\n`,
  );
  const text = source
    .replace(/(?<=\.render\()[^;]*(?=\);)/, () => elements)
    .replace(/(?<=^import .*\n)(?!import )/m, imports.join(''));
  // The editor marks imports that nothing uses any more.
  const body = text.replace(/^import .*\n/gm, '');
  return text.replace(/^import \{ (\w+) \} from .*\n/gm, (line, name) =>
    new RegExp(`\\b${name}\\b`).test(body) ? line : '',
  );
}

/**
 * Writes a block into its file, or a part of a file where it belongs.
 *
 * @returns `undefined` for a block that belongs to no file, or that the file begins with already
 */
export function writeBlock(part: CodePart, reader: Reader): FileChange | undefined {
  const { title: path, text, isFragment, actions } = part;
  if (path === undefined) {
    return undefined;
  }
  const before = reader.read(path);
  const place = actions.find(({ name }) =>
    ['above', 'append', 'begin', 'beginning'].includes(name),
  );
  if (place?.name === 'beginning') {
    const message = `"${path}" does not begin with these lines.`;
    return before?.startsWith(text)
      ? undefined
      : { kind: 'problem', problem: 'beginning', message };
  }
  const imports = actions.filter(({ name, file }) => name === 'import' && file === '');
  if (isFragment && before === undefined && imports.length === 0 && place === undefined) {
    const message = `The page shows a part of "${path}", and the reader has no such file.`;
    return { kind: 'problem', problem: 'order', message };
  }
  const written = before === undefined ? text : textAfter(part, before, place);
  if (written === undefined) {
    const message = `"${path}" has no line that begins with "${place?.value}".`;
    return { kind: 'problem', problem: 'place', message };
  }
  reader.write(path, [...imports.map(({ value }) => value), written].join('\n'));
  return { kind: 'changed', path, before };
}

/** The text of a file with a block in it; `undefined` when it lacks the line that the block goes above. */
function textAfter(
  { text, isFragment }: CodePart,
  before: string,
  place: FenceAction | undefined,
): string | undefined {
  if (place?.name === 'append') {
    return `${before}${text}`;
  }
  if (place?.name === 'above') {
    return insertAbove(before, text, place.value);
  }
  return isFragment ? mergeFragment(before, text) : text;
}

/** Puts a text above the first line that begins with another one, with its indentation. */
function insertAbove(source: string, text: string, line: string): string | undefined {
  const lines = source.split('\n');
  const index = lines.findIndex((one) => one.trim().startsWith(line));
  const indent = /^\s*/.exec(lines[index] ?? '')?.[0] ?? '';
  const added = text.split('\n').map((one) => (one === '' ? '' : indent + one));
  return index === -1 ? undefined : lines.toSpliced(index, 0, ...added).join('\n');
}
