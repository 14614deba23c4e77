import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const require = createRequire(import.meta.url);

/** A title in another script needs that script's subset here: `files/` of `@fontsource/nunito` lists them. */
const SUBSETS = ['latin', 'latin-ext'] as const;
const WEIGHTS = [600, 800] as const;
/** One array for all cards: satori caches parsed fonts by its identity. */
const FONTS: Font[] = WEIGHTS.flatMap((weight) =>
  SUBSETS.map((subset) => {
    const file = `@fontsource/nunito/files/nunito-${subset}-${weight}-normal.woff`;
    return { name: `Nunito ${subset}`, weight, data: readFileSync(require.resolve(file)) };
  }),
);

/** The inputs of a card besides its texts and its picture: this file, the font, the renderers. */
export const CARD_RECIPE: readonly unknown[] = [
  readFileSync(new URL(import.meta.url), 'utf8'),
  require('@fontsource/nunito/package.json').version,
  require('satori/package.json').version,
  sharp.versions,
];

export interface CardText {
  readonly title: string;
  /** Short description of the site. */
  readonly part: string;
}

/** The colours of the `--night…` tokens in `packages/theme/ui/css/tokens.css`. */
const NIGHT = '#1f1238';
const GROUND = '#110a20';
const GOLD = '#f6b44b';
const MUTED = '#d5c8ef';

/**
 * Renders a social card.
 *
 * @param picture the site's illustration, an SVG document of 440 by 380
 * @returns a PNG of 1200 by 630
 * @throws Error when the font lacks a glyph
 */
export async function drawCard(text: CardText, picture: string): Promise<Buffer> {
  const missing: string[] = [];
  const svg = await satori(layOut(text, picture), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: FONTS,
    loadAdditionalAsset: async (_script, letters) => {
      missing.push(...letters);
      return [];
    },
  });
  if (missing.length > 0) {
    const letters = missing.map((letter) => `"${letter}"`).join(', ');
    throw new Error(
      `The font of the social cards lacks ${letters} of "${text.title}". Add its subset in packages/agents/build/cards/draw-card.ts.`,
    );
  }
  // Compression takes 45 ms of the whole card; at the default effort 75 ms, for a file that is 7 % larger.
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0 }).toBuffer();
}

function layOut({ title, part }: CardText, picture: string): ReactNode {
  const source = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
  return box(
    { width: '100%', height: '100%', backgroundColor: NIGHT, fontFamily: 'Nunito latin' },
    // Extends the hill of the picture to the left edge.
    box({
      ...at(-120, 556),
      width: 1500,
      height: 300,
      borderRadius: '50%',
      backgroundColor: GROUND,
    }),
    createElement('img', { src: source, style: { ...at(752, 220), width: 475, height: 410 } }),
    box({ ...at(72, 56), color: GOLD, fontSize: 40, fontWeight: 600 }, part),
    box(
      { ...at(72, 130), width: 690, height: 410, alignItems: 'center' },
      box(titleStyle(title), title),
    ),
    box(
      { ...at(72, 566), color: MUTED, fontSize: 30, fontWeight: 600 },
      'ViBe developer documentation',
    ),
  );
}

function at(left: number, top: number): CSSProperties {
  return { position: 'absolute', left, top };
}

function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Font size: longer titles are smaller. */
function titleStyle({ length }: string): CSSProperties {
  return {
    display: 'block',
    color: '#fff',
    fontSize: length <= 30 ? 88 : length <= 50 ? 72 : 56,
    fontWeight: 800,
    lineHeight: 1.12,
    lineClamp: 6,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  };
}
