import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Nodes } from 'hast';
import { select } from 'hast-util-select';
import { CARD_FOLDER } from '../../ui/card-name.ts';
import { CARD_RECIPE, drawCard } from './draw-card.ts';

interface CardOptions {
  readonly buildDir: string;
  /** The site's illustration, an SVG file of 440 by 380. */
  readonly pictureFile: string;
  /** Cache of rendered cards; unset: all are rendered again. */
  readonly cacheDir?: string;
}

/** What a card says, and the name of its file, without ending. */
export interface CardText {
  readonly name: string;
  readonly title: string;
}

/** Reads what the card of a built page says, if it has one. */
export function readCard(page: Nodes): CardText | undefined {
  const name = CARD_ADDRESS.exec(metaOf(page, 'og:image'))?.[1];
  return name === undefined
    ? undefined
    : { name, title: metaOf(page, 'og:title').replace(/ \| ViBe$/, '') };
}

/** The social cards of a build. */
export type Cards = Awaited<ReturnType<typeof openCards>>;

/** Creates the writer of a build's cards. */
export async function openCards({ buildDir, pictureFile, cacheDir }: CardOptions) {
  const folder = join(buildDir, CARD_FOLDER);
  const cache = cacheDir && join(cacheDir, 'cards');
  await mkdir(folder, { recursive: true });
  if (cache !== undefined) {
    await mkdir(cache, { recursive: true });
  }
  const picture = await readFile(pictureFile, 'utf8');
  const titles = new Map<string, string>();
  let drawn = 0;
  return {
    /**
     * Renders a card.
     *
     * @param card from `readCard`
     * @param file of the page, for messages
     * @throws when another page uses the same card with another title, or the font lacks a glyph
     */
    draw: async (card: CardText | undefined, file: string): Promise<void> => {
      if (card === undefined) {
        return;
      }
      const { name, title } = card;
      const other = titles.get(name);
      if (other === title) {
        return;
      }
      if (other !== undefined) {
        throw new Error(
          `Two pages share the social card "${name}": "${other}" and "${title}". Rename one.`,
        );
      }
      titles.set(name, title);
      const text = { title, part: partOf(name) };
      const kept = cache && join(cache, `${hashOf(CARD_RECIPE, text, picture)}.png`);
      const target = join(folder, `${name}.png`);
      if (kept !== undefined && (await copyIfThere(kept, target))) {
        return;
      }
      drawn += 1;
      const image = await drawCard(text, picture).catch((cause: Error) => {
        throw new Error(`Cannot draw the social card of ${file}: ${cause.message}`, { cause });
      });
      await Promise.all([target, kept ?? []].flat().map((path) => writeFile(path, image)));
    },
    /** Number of cards so far, and how many of them were not in the cache. */
    counts: () => ({ cards: titles.size, drawn }),
  };
}

const CARD_ADDRESS = new RegExp(`/${CARD_FOLDER}/([a-z0-9-]+)\\.png$`);

function metaOf(page: Nodes, property: string): string {
  return String(select(`meta[property="${property}"]`, page)?.properties.content ?? '');
}

function copyIfThere(from: string, to: string): Promise<boolean> {
  return copyFile(from, to).then(
    () => true,
    () => false,
  );
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

function hashOf(...inputs: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
