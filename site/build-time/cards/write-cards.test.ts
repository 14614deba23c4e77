import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCards } from './write-cards.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  write(
    'picture.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><circle r="40" fill="#f00"/></svg>',
  );
  writePage('docs/x.html', 'docs-x', 'Generics');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function writePage(file: string, card: string, title: string): void {
  const image = `<meta property=og:image content=https://a.example/vibe/img/cards/${card}.png>`;
  write(`build/${file}`, `${image}<meta property=og:title content="${title} | ViBe">`);
}

async function draw() {
  const buildDir = join(folder, 'build');
  const pictureFile = join(folder, 'picture.svg');
  const cards = await openCards({ buildDir, pictureFile, cacheDir: join(folder, 'cache') });
  for (const name of readdirSync(join(buildDir, 'docs'))) {
    await cards.drawFor(readFileSync(join(buildDir, 'docs', name), 'utf8'));
  }
  return cards.counts();
}

test('draws a picture of few colours in the size that other sites ask for', async () => {
  expect(await draw()).toEqual({ cards: 1, drawn: 1 });
  const image = readFileSync(join(folder, 'build/img/cards/docs-x.png'));
  // PNG, section 11.2.2: width, height, bit depth, colour type; 3 has a palette.
  expect([image.readUInt32BE(16), image.readUInt32BE(20), image[25]]).toEqual([1200, 630, 3]);
});

test('draws a card anew only when its words changed', async () => {
  await draw();
  writePage('docs/y.html', 'docs-y', 'Classes');
  expect(await draw()).toEqual({ cards: 2, drawn: 1 });
  expect(readdirSync(join(folder, 'cache/cards'))).toHaveLength(2);
});

test('pages with one card and one title share it', async () => {
  writePage('docs/y.html', 'docs-x', 'Generics');
  expect(await draw()).toEqual({ cards: 1, drawn: 1 });
});

test('two pages with one card and two titles are an error that names both', async () => {
  writePage('docs/y.html', 'docs-x', 'Classes');
  await expect(draw()).rejects.toThrow(/share the social card "docs-x".*Rename one/);
});
