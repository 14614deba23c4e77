/** A Markdown table. Cells are Markdown; a bar in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Code inside a sentence. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A link whose text is code. */
export function codeLink(text: string, address: string): string {
  return `[\`${text}\`](${address})`;
}

/** Lines of a doc comment joined to paragraphs; blank lines part paragraphs. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n');
}
