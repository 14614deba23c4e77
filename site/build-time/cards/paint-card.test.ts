import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH, drawGround, drawTitle } from './draw-card.ts';
import { cardPainter } from './paint-card.ts';

const PICTURE = '<circle cx="200" cy="190" r="90" fill="#7ad1c0"/>';
const TITLE = 'Optional & default (parameters)';

/** The same card, drawn as a whole by sharp in all colours. */
async function paintWhole(title: string, part: string): Promise<Buffer> {
  const { svg, left, top } = drawTitle(title);
  return sharp(Buffer.from(drawGround(part, PICTURE).svg))
    .composite([{ input: Buffer.from(svg), left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('a card is as near to its drawing as its colours allow', async () => {
  const png = await cardPainter(PICTURE).paint(TITLE, 'Tutorials');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([CARD_WIDTH, CARD_HEIGHT, 3]);
  const whole = await paintWhole(TITLE, 'Tutorials');
  const differences = data.map((value, index) => Math.abs(value - (whole[index] ?? 0)));
  expect(Math.max(...new Set(differences))).toBeLessThan(24);
  expect(differences.reduce((sum, one) => sum + one, 0) / data.length).toBeLessThan(0.05);
});

test('parts of the site have grounds of their own, pages of one part share it', async () => {
  const { paint } = cardPainter(PICTURE);
  const [first, again, other] = await Promise.all([
    paint(TITLE, 'Tutorials'),
    paint(TITLE, 'Tutorials'),
    paint(TITLE, 'Blog'),
  ]);
  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
});
