import { describe, expect, it } from 'vitest';
import { cardName } from '../../shared/card-name.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawGround, drawTitle } from './draw-card.ts';
import { breakLines, widthOf } from './draw-text.ts';
import { readCardRequest } from './read-card-request.ts';

it.each([
  ['/', 'home'],
  ['/docs/intro', 'docs-intro'],
  ['/newdocs/React/TSX & Typed Components', 'newdocs-react-tsx-typed-components'],
  ['/newdocs/React/TSX%20&%20Typed%20Components', 'newdocs-react-tsx-typed-components'],
  ['/docs/%E0%A4%A', 'docs-e0-a4-a'],
])('names the card of %s', (path, name) => {
  expect(cardName(path)).toBe(name);
});

describe('breakLines', () => {
  it('breaks between words, never in one', () => {
    const lines = breakLines('Optional and default parameters', 120);
    expect(lines).toEqual(['Optional', 'and default', 'parameters']);
    expect(breakLines('parameters', 10)).toEqual(['parameters']);
  });

  it('gives no line for no text', () => {
    expect(breakLines('  ', 100)).toEqual([]);
  });
});

it('measures a line without the room after its last letter', () => {
  expect(widthOf('o')).toBe(9);
  expect(widthOf('oo')).toBeCloseTo(21.6);
});

it('draws words without any text element, which would need a font', () => {
  const ground = drawGround('Tutorials', '<circle r="1"/>').svg;
  const title = drawTitle('Generics').svg;
  expect(ground + title).not.toContain('<text');
  expect(ground).toContain('<circle r="1"/>');
  expect(ground.match(/<path /g)).toHaveLength([...'TutorialsViBedeveloperdocumentation'].length);
  expect(title.match(/<path /g)).toHaveLength([...'Generics'].length);
});

it.each([
  'A',
  'Optional and default parameters in functions of TypeScript (with examples)',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'word '.repeat(60),
])('keeps the title "%s" on the card', (title) => {
  const { left, top, width, height } = drawTitle(title);
  for (const [start, size, limit] of [
    [left, width, CARD_WIDTH],
    [top, height, CARD_HEIGHT],
  ] as const) {
    expect(Number.isInteger(start) && Number.isInteger(size)).toBe(true);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(size).toBeGreaterThan(0);
    expect(start + size).toBeLessThanOrEqual(limit);
  }
});

it('reads card and title from a page, quoted or not', () => {
  const html = (content: string) =>
    `<meta property=og:image content=https://a.example/vibe/img/cards/docs-x.png><meta data-rh=true property=og:title content=${content}>`;
  expect(readCardRequest(html('"A &amp; B | ViBe"'))).toEqual({ name: 'docs-x', title: 'A & B' });
  expect(readCardRequest(html('Generics'))).toEqual({ name: 'docs-x', title: 'Generics' });
  expect(readCardRequest('<meta property=og:title content=A>')).toBeUndefined();
});
