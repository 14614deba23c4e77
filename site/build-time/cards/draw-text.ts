import { ALPHABET } from './alphabet.ts';

/** Room between two letters, in units of the alphabet. */
const GAP = 3.6;
const SPACE = 5;

/**
 * Breaks a text into lines.
 *
 * @param maxWidth in units of the alphabet; a longer word gets a line of its own
 */
export function breakLines(text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > maxWidth) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Width of a line in units of the alphabet. */
export function widthOf(line: string): number {
  return [...line].reduce((x, letter) => x + advanceOf(letter), 0) - GAP;
}

/** One line as SVG paths, from x 0 on the baseline 0. Unknown letters leave a space. */
export function drawLine(line: string): string {
  let x = 0;
  let paths = '';
  for (const letter of line) {
    const glyph = ALPHABET[letter];
    if (glyph !== undefined) {
      paths += `<path transform="translate(${x.toFixed(1)})" d="${glyph[1]}"/>`;
    }
    x += advanceOf(letter);
  }
  return paths;
}

function advanceOf(letter: string): number {
  const glyph = ALPHABET[letter];
  return glyph === undefined ? SPACE : glyph[0] + GAP;
}
