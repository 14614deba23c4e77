import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parsePage } from '@vibe-docs/hosting';
import { fromParse5 } from 'hast-util-from-parse5';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { cardName } from '../../ui/card-name.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './draw-card.ts';
import { openCards, readCard } from './write-cards.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 380"><circle cx="220" cy="190" r="90" fill="#f00"/></svg>';

it.each([
  ['/', 'home'],
  ['/docs/intro', 'docs-intro'],
  ['/newdocs/React/TSX & Typed Components', 'newdocs-react-tsx-typed-components'],
  ['/newdocs/React/TSX%20&%20Typed%20Components', 'newdocs-react-tsx-typed-components'],
  ['/docs/%E0%A4%A', 'docs-e0-a4-a'],
])('names the card of %s', (path, name) => {
  expect(cardName(path)).toBe(name);
});

/** Maximum difference of two cards in a column of pixels; each has a palette of its own. */
async function largestDifference(one: Buffer, other: Buffer, left: number, width: number) {
  const [a, b] = await Promise.all(
    [one, other].map((png) =>
      sharp(png)
        .extract({ left, top: 0, width, height: CARD_HEIGHT })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  return a?.reduce((most, value, index) => Math.max(most, Math.abs(value - (b?.[index] ?? 0))), 0);
}

it.each([
  'A',
  'Optional & default (parameters): “œuvre” — naïve, 100 % done?',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'word '.repeat(60),
])('draws "%s" as a PNG of 1200 by 630, beside the picture', async (title) => {
  const text = { title, part: 'Tutorials' };
  const png = await drawCard(text, PICTURE);
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  });
  const plain = await drawCard({ ...text, title: '' }, PICTURE);
  expect(await largestDifference(png, plain, 0, 770)).toBeGreaterThan(200);
  expect(await largestDifference(png, plain, 770, 430)).toBeLessThan(24);
});

it.each([
  ['नमस्ते', /lacks "न"/],
  ['Hello 世界', /lacks "世", "界" of "Hello 世界"/],
  ['Done ✅', /lacks "✅"/],
])('refuses "%s", of which the font lacks letters', async (title, message) => {
  // Twice: the error must also occur when the font is cached.
  await expect(drawCard({ title, part: 'Blog' }, PICTURE)).rejects.toThrow(message);
  await expect(drawCard({ title, part: 'Blog' }, PICTURE)).rejects.toThrow(message);
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  write('picture.svg', PICTURE);
  writePage('docs/x.html', 'docs-x', 'Generics');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Writes the title in single quotes, as the minifier does where it has double ones. */
function writePage(file: string, card: string, title: string): void {
  const image = `<meta property=og:image content=https://a.example/vibe/img/cards/${card}.png>`;
  write(`build/${file}`, `${image}<meta property=og:title content='${title} | ViBe'>`);
}

async function draw() {
  const buildDir = join(folder, 'build');
  const pictureFile = join(folder, 'picture.svg');
  const cards = await openCards({ buildDir, pictureFile, cacheDir: join(folder, 'cache') });
  for (const name of readdirSync(join(buildDir, 'docs'))) {
    const page = parsePage(readFileSync(join(buildDir, 'docs', name), 'utf8'));
    await cards.draw(readCard(fromParse5(page)), `docs/${name}`);
  }
  return cards.counts();
}

test('renders a card again only when its text changed', async () => {
  await draw();
  writePage('docs/y.html', 'docs-y', 'Classes');
  expect(await draw()).toEqual({ cards: 2, drawn: 1 });
  expect(readdirSync(join(folder, 'build/img/cards'))).toEqual(['docs-x.png', 'docs-y.png']);
  expect(readdirSync(join(folder, 'cache/cards'))).toHaveLength(2);
});

test('pages with one card and one title share it', async () => {
  writePage('docs/y.html', 'docs-x', 'Generics');
  expect(await draw()).toEqual({ cards: 1, drawn: 1 });
});

test('a page without a card gets none', async () => {
  write('build/docs/frame.html', '<meta property=og:title content=Frame>');
  expect(await draw()).toEqual({ cards: 1, drawn: 1 });
});

test('two pages with one card and two titles are an error that names both', async () => {
  writePage('docs/y.html', 'docs-x', 'Posts with "a" &amp; b');
  await expect(draw()).rejects.toThrow(
    'Two pages share the social card "docs-x": "Generics" and "Posts with "a" & b". Rename one.',
  );
});

test('a letter that the font lacks is an error that names the page and the letter', async () => {
  writePage('docs/y.html', 'docs-y', 'हिन्दी');
  await expect(draw()).rejects.toThrow(/social card of docs\/y\.html: .*lacks "ह"/);
});
