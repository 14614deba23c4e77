import { escapeHtml } from '@vibe-docs/kernel';

export type Variant = 'light' | 'dark';

/**
 * The colours of both variants. Text on each fill meets WCAG AA; the values are those of custom.css. Labels get an
 * outline in the colour of the page, so that lines below them do not impair reading.
 */
export const COLOURS = {
  text: { light: '#241c30', dark: '#eae5f2' },
  muted: { light: '#574f63', dark: '#b9b0c6' },
  line: { light: '#625a6e', dark: '#a59bb3' },
  frame: { light: '#857a96', dark: '#8d82a0' },
  accent: { light: '#5b2fb0', dark: '#bda3f7' },
  onAccent: { light: '#ffffff', dark: '#17121f' },
  mainFill: { light: '#efe6ff', dark: '#37264f' },
  partFill: { light: '#faf8fd', dark: '#1f1829' },
  outsideFill: { light: '#f1eff4', dark: '#2a2535' },
  page: { light: '#ffffff', dark: '#17121f' },
} as const satisfies Readonly<Record<string, Readonly<Record<Variant, string>>>>;

/** Name of a colour, in drawn markup as well: `fill="text"`. */
export type Colour = keyof typeof COLOURS;

/** Replaces the names of colours in drawn markup by the colours of a variant. */
export function paint(markup: string, variant: Variant): string {
  return Object.entries(COLOURS).reduce(
    (painted, [name, colour]) =>
      painted.replaceAll(new RegExp(`(?<= (?:fill|stroke)=")${name}(?=")`, 'g'), colour[variant]),
    markup,
  );
}

/** Markup whose colours are names, and its height in user units. */
export type Drawing = Readonly<{ markup: string; height: number }>;

/** Font sizes in user units; `small` is the minimum. */
const TEXT_SIZES = { name: 15, body: 14, small: 13 } as const;

type TextSize = keyof typeof TEXT_SIZES;

/** Distance between the baselines of two lines. */
export const LINE_HEIGHT = 18;

/** Widths of characters as fractions of the font size, at the upper end of common system fonts. */
const WIDTHS = [
  { characters: /[ijl.,:;'|!()[\]]/u, width: 0.32 },
  { characters: /[tfr \-/]/u, width: 0.4 },
  { characters: /[mwMW@%]/u, width: 0.92 },
  { characters: /[A-Z_]/u, width: 0.7 },
  { characters: /./su, width: 0.6 },
];

/**
 * Estimates the width of a line of text.
 * @returns user units, rather too much than too little: the reader's system font is not known
 */
export function estimateWidth(text: string, size: TextSize): number {
  const widthOf = (character: string) =>
    WIDTHS.find(({ characters }) => characters.test(character))?.width ?? 0;
  return [...text].reduce((sum, character) => sum + widthOf(character) * TEXT_SIZES[size], 0);
}

/**
 * Wraps a text at spaces.
 * @param width room in user units
 * @throws when a single word exceeds the width, so that overflow is never unnoticed
 */
export function wrapText(text: string, width: number, size: TextSize): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (estimateWidth(word, size) > width) {
      throw new Error(
        `"${word}" does not fit into ${Math.round(width)} units at size ${TEXT_SIZES[size]}.`,
      );
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
  /** `text` by default. */
  fill?: Colour;
  /** `body` by default. */
  size?: TextSize;
  bold?: boolean;
  /** An outline around the letters in the colour of the page, for text above lines. */
  halo?: boolean;
  /** The part of the text that is at the point; its middle by default. */
  anchor?: 'start' | 'middle';
}>;

/** One line of text, centred unless its style says otherwise; `y` is its baseline. */
export function textLine(
  [x, y]: Point,
  text: string,
  { fill = 'text', size = 'body', bold, halo, anchor = 'middle' }: TextStyle,
): string {
  const weight = bold ? ' font-weight="600"' : '';
  const outline = halo
    ? ' stroke="page" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
    : '';
  return `<text x="${tenth(x)}" y="${tenth(y)}" text-anchor="${anchor}" font-size="${TEXT_SIZES[size]}"${weight} fill="${fill}"${outline}>${escapeHtml(text)}</text>`;
}

/** Lines of text centred around a point. */
export function textBlock([x, y]: Point, lines: readonly string[], style: TextStyle): string {
  const size = TEXT_SIZES[style.size ?? 'body'];
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2 + size * 0.35;
  return lines
    .map((line, index) => textLine([x, first + index * LINE_HEIGHT], line, style))
    .join('');
}

const DASHES = ' stroke-dasharray="5 4"';

/** A rectangle with round corners: `[x, y, width, height]`. */
export function roundedBox(
  [x, y, width, height]: readonly [number, number, number, number],
  { fill, stroke, dashed }: Readonly<{ fill: Colour | 'none'; stroke: Colour; dashed?: boolean }>,
): string {
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" rx="8" fill="${fill}" stroke="${stroke}" stroke-width="1.5"${dashed ? DASHES : ''}/>`;
}

/** A line through at least two points, with an arrow head. */
export function arrowLine(
  points: readonly Point[],
  { dashed }: { readonly dashed: boolean },
): string {
  const [end, before] = points.toReversed();
  if (end === undefined || before === undefined) {
    throw new Error('An arrow needs two points.');
  }
  const [x, y] = end;
  const angle = Math.atan2(y - before[1], x - before[0]);
  const pointAt = (distance: number, turn = 0) =>
    `${tenth(x - distance * Math.cos(angle + turn))},${tenth(y - distance * Math.sin(angle + turn))}`;
  const shaft = points.slice(0, -1).map((point) => point.map(tenth).join(','));
  const line = [...shaft, pointAt(7)].join(' ');
  return `<polyline points="${line}" fill="none" stroke="line" stroke-width="1.5"${dashed ? DASHES : ''}/><polygon points="${pointAt(0)} ${pointAt(9, 0.42)} ${pointAt(9, -0.42)}" fill="line"/>`;
}

/** A filled circle with the number of a step. */
export function stepNumber([x, y]: Point, number: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="11" fill="accent"/>${textLine([x, y + 4.6], String(number), { fill: 'onAccent', size: 'small', bold: true })}`;
}
