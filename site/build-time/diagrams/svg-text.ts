/** Sizes of text in user units; nothing in a diagram is smaller than `small`. */
export const TEXT_SIZE = { name: 15, body: 14, small: 13 } as const;

/** Distance between the baselines of two lines. */
export const LINE_HEIGHT = 18;

/** Share of the text size that a character takes, on the wide side of common system fonts. */
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
 * Estimates how wide a line of text is.
 * @param size text size in user units
 * @returns user units, rather too wide than too narrow: the reader's system font is not known
 */
export function estimateWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    width += characterWidth(character) * size;
  }
  return width;
}

/**
 * Breaks a text at spaces into lines that fit.
 * @param width room in user units
 * @throws when one word alone is wider than the room, so that a diagram never overflows unseen
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

/** Makes a text safe inside an SVG element or attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
