import { escapeHtml } from '@vibe-docs/kernel';

/** The colours of one variant. Text on each fill meets WCAG AA; the values are those of custom.css. */
export type Palette = Readonly<{
  text: string;
  muted: string;
  line: string;
  frame: string;
  accent: string;
  onAccent: string;
  mainFill: string;
  partFill: string;
  outsideFill: string;
  /** The page background: labels get an outline in it, so that lines below them do not impair reading. */
  page: string;
}>;

export const PALETTES = {
  light: {
    text: '#241c30',
    muted: '#574f63',
    line: '#625a6e',
    frame: '#857a96',
    accent: '#5b2fb0',
    onAccent: '#ffffff',
    mainFill: '#efe6ff',
    partFill: '#faf8fd',
    outsideFill: '#f1eff4',
    page: '#ffffff',
  },
  dark: {
    text: '#eae5f2',
    muted: '#b9b0c6',
    line: '#a59bb3',
    frame: '#8d82a0',
    accent: '#bda3f7',
    onAccent: '#17121f',
    mainFill: '#37264f',
    partFill: '#1f1829',
    outsideFill: '#2a2535',
    page: '#17121f',
  },
} as const satisfies Record<string, Palette>;

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

export type Point = readonly [x: number, y: number];

/** Rounds to a tenth, so that the files stay small and their diffs readable. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export type TextStyle = Readonly<{
  fill: string;
  size?: number;
  bold?: boolean;
  /** Colour of an outline around the letters, for text above lines. */
  halo?: string;
  /** Which end of the text is at the point; its middle by default. */
  anchor?: 'start';
}>;

/** One line of text, centred unless its style says otherwise; `y` is its baseline. */
export function textLine([x, y]: Point, text: string, style: TextStyle): string {
  const weight = style.bold === true ? ' font-weight="600"' : '';
  const halo =
    style.halo === undefined
      ? ''
      : ` stroke="${style.halo}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`;
  return `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="${style.anchor ?? 'middle'}" font-size="${style.size ?? TEXT_SIZE.body}"${weight} fill="${style.fill}"${halo}>${escapeHtml(text)}</text>`;
}

/** Lines of text centred around a point. */
export function textBlock(middle: Point, lines: readonly string[], style: TextStyle): string {
  const size = style.size ?? TEXT_SIZE.body;
  const first = middle[1] - ((lines.length - 1) * LINE_HEIGHT) / 2 + size * 0.35;
  return lines
    .map((line, index) => textLine([middle[0], first + index * LINE_HEIGHT], line, style))
    .join('');
}

/** A rectangle with round corners: `[x, y, width, height]`. */
export function roundedBox(
  [x, y, width, height]: readonly [number, number, number, number],
  colours: Readonly<{ fill: string; stroke: string; dashed?: boolean }>,
): string {
  const dash = colours.dashed === true ? ' stroke-dasharray="5 4"' : '';
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" rx="8" fill="${colours.fill}" stroke="${colours.stroke}" stroke-width="1.5"${dash}/>`;
}

/** A line through at least two points, with an arrow head. */
export function arrowLine(points: readonly Point[], colour: string, dashed: boolean): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) {
    throw new Error('An arrow needs two points.');
  }
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const corner = (turn: number): string =>
    `${tenth(end[0] - 9 * Math.cos(angle + turn))},${tenth(end[1] - 9 * Math.sin(angle + turn))}`;
  const shaft = points.slice(0, -1);
  const neck: Point = [end[0] - 7 * Math.cos(angle), end[1] - 7 * Math.sin(angle)];
  const line = [...shaft, neck].map(([x, y]) => `${tenth(x)},${tenth(y)}`).join(' ');
  const dash = dashed ? ' stroke-dasharray="5 4"' : '';
  return `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="1.5"${dash}/><polygon points="${tenth(end[0])},${tenth(end[1])} ${corner(0.42)} ${corner(-0.42)}" fill="${colour}"/>`;
}

/** A filled circle with the number of a step. */
export function stepNumber([x, y]: Point, number: number, palette: Palette): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="11" fill="${palette.accent}"/>${textLine([x, y + 4.6], String(number), { fill: palette.onAccent, size: TEXT_SIZE.small, bold: true })}`;
}
