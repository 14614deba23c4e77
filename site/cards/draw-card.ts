import { breakLines, drawLine, widthOf } from './draw-text.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Width of the title's column, in pixels. */
const COLUMN = 660;

/** Sizes of type for the title, the largest that fits wins: pixels per unit, and lines at most. */
const SIZES = [
  { scale: 5, lines: 3 },
  { scale: 4, lines: 4 },
  { scale: 3.2, lines: 5 },
] as const;

/**
 * Draws the card that other sites show for a link to a page.
 *
 * @param title of the page
 * @param part of the site, in a few words
 * @param picture the site's illustration: what stands inside its `<svg>`, on 440 by 380
 * @returns an SVG without text elements, which looks the same without any font
 */
export function drawCard(title: string, part: string, picture: string): string {
  const { scale, lines } = fitTitle(title);
  const leading = 22 * scale;
  const top = 330 - ((lines.length - 1) * leading) / 2 + 7 * scale;
  const drawn = lines.map(
    (line, index) =>
      `<g transform="translate(72 ${top + index * leading}) scale(${scale})">${drawLine(line)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#1f1238"/>`,
    `<g transform="translate(752 220) scale(1.079)">${picture}</g>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<g stroke="#f6b44b" stroke-width="2" transform="translate(72 98) scale(2)">${drawLine(part)}</g>`,
    `<g stroke="#ffffff" stroke-width="2.3">${drawn.join('')}</g>`,
    `<g stroke="#d5c8ef" stroke-width="1.8" transform="translate(72 574) scale(1.7)">${drawLine('ViBe developer documentation')}</g>`,
    '</g></svg>',
  ].join('');
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
