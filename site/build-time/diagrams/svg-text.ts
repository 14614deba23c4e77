/** Font sizes in user units; `small` is the minimum. */
export const TEXT_SIZE = { name: 15, body: 14, small: 13 } as const;

/** Distance between the baselines of two lines. */
export const LINE_HEIGHT = 18;

/** Width of a character as a fraction of the font size, at the upper end of common system fonts. */
function characterWidth(character: string): number {
  if (/[ijl.,:;'|!()[\]]/u.test(character)) {
    return 0.32;
  }
  if (/[tfr \-/]/u.test(character)) {
    return 0.4;
  }
  if (/[mwMW@%]/u.test(character)) {
    return 0.92;
  }
  return /[A-Z_]/u.test(character) ? 0.7 : 0.6;
}

/**
 * Estimates the width of a line of text.
 * @param size text size in user units
 * @returns user units, rather too much than too little: the reader's system font is not known
 */
export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    width += characterWidth(character) * size;
  }
  return width;
}

/**
 * Wraps a text at spaces.
 * @param width room in user units
 * @throws when a single word exceeds the width, so that overflow is never unnoticed
 */
export function wrapText(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (estimateWidth(word, size) > width) {
      throw new Error(`"${word}" does not fit into ${Math.round(width)} units at size ${size}.`);
    }
    const longer = line === '' ? word : `${line} ${word}`;
    if (estimateWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Escapes text for an SVG element or attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
