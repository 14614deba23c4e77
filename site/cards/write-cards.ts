import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD_FOLDER } from './card-name.ts';
import { drawCard } from './draw-card.ts';
import { type CardRequest, readCardRequest } from './read-card-request.ts';

/** Cards drawn at the same time: drawing is done by threads outside of JavaScript. */
const AT_ONCE = 4;

/**
 * Few colours stand on a card: 64 of its own are as near to the drawing without dithering as with it,
 * a quarter sooner and a fifth smaller (26 ms and 30 kB; sharp 0.35).
 */
const PICTURE = { palette: true, colours: 64, effort: 1, dither: 0 } as const;

interface CardOptions {
  readonly buildDir: string;
  /** The site's illustration, an SVG file of 440 by 380. */
  readonly pictureFile: string;
  /** Keeps drawn cards between builds; unset: all are drawn anew. */
  readonly cacheDir?: string;
}

/**
 * Draws the social card of every built page.
 *
 * @returns how many cards there are, and how many of them were drawn in this run
 * @throws when two pages would share a card that fits only one of them
 */
export async function writeCards(
  options: CardOptions,
): Promise<{ readonly cards: number; readonly drawn: number }> {
  const folder = join(options.buildDir, CARD_FOLDER);
  const cache = options.cacheDir === undefined ? undefined : join(options.cacheDir, 'cards');
  await mkdir(folder, { recursive: true });
  if (cache !== undefined) {
    await mkdir(cache, { recursive: true });
  }
  const picture = (await readFile(options.pictureFile, 'utf8')).replace(/<\/?svg[^>]*>/g, '');
  const requests = [...(await readRequests(options.buildDir)).values()];
  let drawn = 0;
  const next = async (): Promise<void> => {
    for (let one = requests.pop(); one !== undefined; one = requests.pop()) {
      const svg = drawCard(one.title, partOf(one.name), picture);
      // Not `drawn += await …`: that would read the number before the wait.
      if (await writeCard(svg, join(folder, `${one.name}.png`), cache)) {
        drawn += 1;
      }
    }
  };
  const cards = requests.length;
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { cards, drawn };
}

/** @returns true when the card had to be drawn */
async function writeCard(svg: string, file: string, cache: string | undefined): Promise<boolean> {
  const kept = cache === undefined ? undefined : join(cache, `${cardHash(svg)}.png`);
  if (kept !== undefined && (await copyIfThere(kept, file))) {
    return false;
  }
  const image = await sharp(Buffer.from(svg)).png(PICTURE).toBuffer();
  await writeFile(file, image);
  if (kept !== undefined) {
    await writeFile(kept, image);
  }
  return true;
}

/** Of all that a card's bytes depend on. */
function cardHash(svg: string): string {
  return createHash('sha256').update(JSON.stringify(PICTURE)).update(svg).digest('hex');
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch {
    return false;
  }
}

async function readRequests(buildDir: string): Promise<ReadonlyMap<string, CardRequest>> {
  const found = new Map<string, CardRequest>();
  const files = (await readdir(buildDir, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of files) {
    const request = readCardRequest(await readFile(join(buildDir, file), 'utf8'));
    const other = request === undefined ? undefined : found.get(request.name);
    if (request !== undefined && other !== undefined && other.title !== request.title) {
      throw new Error(
        `Two pages share the social card "${request.name}": "${other.title}" and "${request.title}". Rename one.`,
      );
    }
    if (request !== undefined) {
      found.set(request.name, request);
    }
  }
  return found;
}

const PARTS = [
  ['newdocs-', 'Tutorials'],
  ['docs-', 'Documentation'],
  ['blog', 'Blog'],
  ['api', 'API'],
] as const;

function partOf(name: string): string {
  return PARTS.find(([start]) => name.startsWith(start))?.[1] ?? 'One question at a time';
}
