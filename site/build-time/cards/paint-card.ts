import sharp from 'sharp';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type Drawing,
  drawGround,
  drawTitle,
  GROUND,
} from './draw-card.ts';
import { encodePng, type IndexedPicture } from './encode-png.ts';

/** Steps from the ground to the white of the title, at the edges of letters. */
const STEPS = 32;

/** What a palette of 256 has left. */
const GROUND_COLOURS = 256 - STEPS;

/** A ground with its colours, the steps of the title's white last. */
interface Ground {
  readonly pixels: Uint8Array;
  readonly palette: Uint8Array;
}

/** Paints social cards. */
export interface CardPainter {
  /**
   * @param title of the page
   * @param part of the site, in a few words
   * @returns a PNG of 1200 by 630
   */
  readonly paint: (title: string, part: string) => Promise<Buffer>;
}

/**
 * What cards share is drawn once for each part of the site. Of a card only its title is drawn, and put
 * onto a copy: 11 ms of one core. Drawing the whole card and finding its colours took 28.
 *
 * @param picture the site's illustration: what stands inside its `<svg>`, on 440 by 380
 */
export function cardPainter(picture: string): CardPainter {
  const grounds = new Map<string, Promise<Ground>>();
  return {
    paint: async (title, part) => {
      const ground = grounds.get(part) ?? paintGround(drawGround(part, picture));
      grounds.set(part, ground);
      return encodePng(await putTitle(drawTitle(title), await ground));
    },
  };
}

async function paintGround({ svg }: Drawing): Promise<Ground> {
  // Two steps: the first finds good colours, up to 256, the second tells which pixel has which.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, dither: 0 }).toBuffer();
  const rgb = await sharp(png).removeAlpha().raw().toBuffer();
  const colours = Array.from({ length: CARD_WIDTH * CARD_HEIGHT }, (_, pixel) =>
    rgb.readUIntBE(pixel * 3, 3),
  );
  const places = placeColours(colours);
  const own = [...new Set(places.values())].sort((a, b) => a.place - b.place);
  return {
    pixels: Uint8Array.from(colours, (colour) => places.get(colour)?.place ?? 0),
    palette: Uint8Array.from([
      ...own.flatMap(({ colour }) => channelsOf(colour)),
      ...titleColours(),
    ]),
  };
}

/** A colour, red in its highest byte, and its place in the palette. */
interface Placed {
  readonly colour: number;
  readonly place: number;
}

/** The colours that come most often get a place; each of the others that of the nearest one. */
function placeColours(colours: readonly number[]): ReadonlyMap<number, Placed> {
  const counts = new Map<number, number>();
  for (const colour of colours) {
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const placed = byCount.slice(0, GROUND_COLOURS).map((colour, place) => ({ colour, place }));
  const others = byCount.slice(GROUND_COLOURS).flatMap((colour) => {
    const nearest = placed.toSorted(
      (a, b) => distance(a.colour, colour) - distance(b.colour, colour),
    )[0];
    return nearest === undefined ? [] : [[colour, nearest] as const];
  });
  return new Map([...placed.map((one) => [one.colour, one] as const), ...others]);
}

function channelsOf(colour: number): readonly number[] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function distance(a: number, b: number): number {
  const other = channelsOf(b);
  return channelsOf(a).reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
}

/** From the first step above the ground to white. */
function titleColours(): readonly number[] {
  return Array.from({ length: STEPS }, (_, index) =>
    GROUND.map((channel) => Math.round(channel + ((255 - channel) * (index + 1)) / STEPS)),
  ).flat();
}

async function putTitle(title: Drawing, ground: Ground): Promise<IndexedPicture> {
  const rgba = await sharp(Buffer.from(title.svg)).ensureAlpha().raw().toBuffer();
  const pixels = ground.pixels.slice();
  const firstStep = ground.palette.length / 3 - STEPS;
  for (let row = 0; row < title.height; row += 1) {
    const start = (title.top + row) * CARD_WIDTH + title.left;
    for (let column = 0; column < title.width; column += 1) {
      // Letters are white, so the fourth channel alone tells how much of a pixel they cover.
      const covered = rgba[(row * title.width + column) * 4 + 3] ?? 0;
      const step = Math.round((covered * STEPS) / 255);
      if (step > 0) {
        pixels[start + column] = firstStep + step - 1;
      }
    }
  }
  return { width: CARD_WIDTH, height: CARD_HEIGHT, palette: ground.palette, pixels };
}
