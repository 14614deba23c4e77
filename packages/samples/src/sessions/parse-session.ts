/** A command of a console block with the output that the page shows for it. */
export interface SessionCommand {
  /** As passed to bash; several lines when the command continues. */
  readonly command: string;
  /** Line of the block on which the command begins, counted from 0. */
  readonly line: number;
  readonly shown: string;
  /** Line of the block on which the shown output begins, counted from 0. */
  readonly shownLine: number;
}

const PROMPT = '$ ';
const GOES_ON = /^> ?/;

/**
 * Reads a console block: lines that begin with `$ ` are commands, the lines after each are its
 * output. A command continues after a trailing backslash, in an open quote and in a here-document;
 * such a line may begin with `> `, like in a terminal.
 *
 * @returns `strayLine`: the line with text before the first command, counted from 0, if there is one
 */
export function parseSession(text: string) {
  const lines = text.split('\n');
  const commands: { command: string; readonly line: number; shownLine: number }[] = [];
  let strayLine: number | undefined;
  for (const [index, text] of lines.entries()) {
    const last = commands.at(-1);
    if (last?.shownLine === index && isOpen(last.command)) {
      last.command += `\n${text.replace(GOES_ON, '')}`;
      last.shownLine = index + 1;
    } else if (text.startsWith(PROMPT)) {
      commands.push({ command: text.slice(PROMPT.length), line: index, shownLine: index + 1 });
    } else if (last === undefined && text.trim() !== '') {
      strayLine ??= index;
    }
  }
  return {
    commands: commands.map(({ command, line, shownLine }, index): SessionCommand => {
      const shown = lines.slice(shownLine, commands[index + 1]?.line).join('\n');
      return { command, line, shown, shownLine };
    }),
    strayLine,
  };
}

/** Rewrites a console block with other outputs. */
export function formatSession(
  commands: readonly SessionCommand[],
  outputs: readonly string[],
  text: string,
): string {
  const lines = text.split('\n');
  return commands
    .flatMap(({ line, shownLine }, index) => {
      const output = outputs[index] ?? '';
      return [...lines.slice(line, shownLine), ...(output === '' ? [] : [output])];
    })
    .join('\n');
}

/** The beginning of a here-document in a command. */
export const HERE_DOCUMENT = /<<-?\s*(?<quote>["']?)(?<word>\w+)\k<quote>/;

/** An escaped character, and text in quotes: without it, only quotes that are not closed are left. */
const QUOTED = /\\.|'[^']*'|"(?:\\.|[^"\\])*"/gs;

/** Returns whether bash would wait for another line. */
function isOpen(command: string): boolean {
  const [first = '', ...rest] = command.split('\n');
  const word = HERE_DOCUMENT.exec(first)?.groups?.word;
  return word === undefined
    ? /["']/.test(command.replace(QUOTED, '')) || /(?<!\\)\\$/.test(command)
    : !rest.some((line) => line.trim() === word);
}
