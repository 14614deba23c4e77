/** Ends the lines of a text by `\n` alone: editors on Windows save `\r\n`, which would count as a character of its line. */
export function unifyLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
