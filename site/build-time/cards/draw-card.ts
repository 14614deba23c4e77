import { breakLines, drawLine, widthOf } from './draw-text.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Behind everything: red, green and blue. */
export const GROUND = [0x1f, 0x12, 0x38] as const;

/** Left edge of all text, in pixels. */
const LEFT = 72;

/** Width of the title's column, in pixels. */
const COLUMN = 660;

/** Sizes of type for the title, the largest that fits wins: pixels per unit, and lines at most. */
const SIZES = [
  { scale: 5, lines: 3 },
  { scale: 4, lines: 4 },
  { scale: 3.2, lines: 5 },
] as const;

/** How far strokes reach over the box of a line, in units of the alphabet: `(` is the highest letter. */
const REACH = { above: 17, below: 6, beside: 4 } as const;

/** A part of a card. */
export interface Drawing {
  /** Without text elements, so that it looks the same without any font. */
  readonly svg: string;
  /** Where it stands on the card, in whole pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws what cards of one part of the site share.
 *
 * @param part of the site, in a few words
 * @param picture the site's illustration: what stands inside its `<svg>`, on 440 by 380
 */
export function drawGround(part: string, picture: string): Drawing {
  const box = { left: 0, top: 0, width: CARD_WIDTH, height: CARD_HEIGHT };
  const content = [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="rgb(${GROUND.join()})"/>`,
    `<g transform="translate(752 220) scale(1.079)">${picture}</g>`,
    `<g stroke="#f6b44b" stroke-width="2" ${PEN} transform="translate(${LEFT} 98) scale(2)">${drawLine(part)}</g>`,
    `<g stroke="#d5c8ef" stroke-width="1.8" ${PEN} transform="translate(${LEFT} 574) scale(1.7)">${drawLine('ViBe developer documentation')}</g>`,
  ];
  return { ...box, svg: svgOf(box, content) };
}

/** Draws the title of a card, white on nothing. */
export function drawTitle(title: string): Drawing {
  const { scale, lines } = fitTitle(title);
  const leading = 22 * scale;
  const first = 330 - ((lines.length - 1) * leading) / 2 + 7 * scale;
  const last = first + (lines.length - 1) * leading;
  const right = LEFT + (Math.max(0, ...lines.map(widthOf)) + REACH.beside) * scale;
  const left = Math.floor(LEFT - REACH.beside * scale);
  const top = Math.max(0, Math.floor(first - REACH.above * scale));
  const box = {
    left,
    top,
    width: Math.min(CARD_WIDTH, Math.ceil(right)) - left,
    height: Math.min(CARD_HEIGHT, Math.ceil(last + REACH.below * scale)) - top,
  };
  const drawn = lines.map(
    (line, index) =>
      `<g transform="translate(${LEFT} ${first + index * leading}) scale(${scale})">${drawLine(line)}</g>`,
  );
  const content = [`<g stroke="#ffffff" stroke-width="2.3" ${PEN}>`, ...drawn, '</g>'];
  return { ...box, svg: svgOf(box, content) };
}

const PEN = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

function svgOf({ left, top, width, height }: Omit<Drawing, 'svg'>, content: readonly string[]) {
  const size = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content.join('')}</svg>`;
}

function fitTitle(title: string): { readonly scale: number; readonly lines: readonly string[] } {
  const fitting = SIZES.map(({ scale, lines: most }) => {
    const lines = breakLines(title, COLUMN / scale);
    const isFitting =
      lines.length <= most && lines.every((line) => widthOf(line) <= COLUMN / scale);
    return { scale, lines, isFitting };
  });
  const smallest = { scale: 2.6, lines: breakLines(title, COLUMN / 2.6).slice(0, 6) };
  return fitting.find(({ isFitting }) => isFitting) ?? smallest;
}
