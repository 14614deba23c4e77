import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colours = ReadonlyMap<string, string>;

/** The colours of each mode, which the file defines in this order: a part overrides those before it. */
function readColours(): Readonly<Record<'light' | 'dark' | 'moreLight' | 'moreDark', Colours>> {
  const [normal = '', more = ''] = css.split('@media (prefers-contrast: more)');
  const [lightText = '', darkText = ''] = normal.split('html[data-theme="dark"]');
  const [moreText = '', moreDarkText = ''] = more.split('html[data-theme="dark"]');
  const read = (...texts: readonly string[]): Colours => {
    const values = new Map(
      [...texts.join('').matchAll(/(--[\w-]+):\s*(?:(#[0-9a-f]{6})|var\((--[\w-]+)\));/g)].map(
        ([, name = '', colour, other]) => [name, colour ?? other ?? ''],
      ),
    );
    const resolve = (value: string): string =>
      value.startsWith('--') ? resolve(values.get(value) ?? '') : value;
    return new Map([...values].map(([name, value]) => [name, resolve(value)]));
  };
  return {
    light: read(lightText),
    dark: read(lightText, darkText),
    moreLight: read(lightText, moreText),
    moreDark: read(lightText, darkText, moreText, moreDarkText),
  };
}

/** Relative luminance (WCAG 2.2, definition). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['--site-ground', '--site-surface', '--site-surface-strong'];
const { light, dark, moreLight, moreDark } = readColours();
const MEANINGS = [...light.keys()].filter((name) => /^--meaning-[a-z]+$/.test(name));
const CODE = [...light.keys()].filter((name) => /^--code-(?:token-|foreground)/.test(name));

/** Text and its background. At least 4.5:1 (WCAG 2.2, 1.4.3), and 7:1 (1.4.6) where readers ask for more contrast. */
const TEXT_PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['--site-text', '--site-text-strong', '--site-text-muted'], GROUNDS],
  [['--site-text'], ['--site-border']],
  [['--ifm-color-primary', '--ifm-link-color'], GROUNDS],
  [
    ['--checkpoint-right', '--checkpoint-wrong'],
    ['--site-ground', '--site-surface'],
  ],
  [['--site-on-primary'], ['--ifm-color-primary', '--ifm-color-primary-dark']],
  [CODE, ['--code-background', '--code-line-marked', '--code-line-added', '--code-line-removed']],
  [['--code-foreground'], ['--code-inline-background', '--site-ground']],
  [
    ['--night-text', '--night-text-muted', '--night-accent'],
    ['--night', '--night-raised', '--night-glow'],
  ],
  [['--night-field-text'], ['--night-field']],
  ...MEANINGS.map((name) => [[name, '--site-text'], [`${name}-ground`]] as const),
  ...MEANINGS.map((name) => [[`--ifm-link-color`], [`${name}-ground`]] as const),
];

/** Borders that identify a control. At least 3:1 (WCAG 2.2, 1.4.11). */
const EDGE_PAIRS = [
  [['--site-border-strong', '--ifm-color-primary'], GROUNDS],
  [['--code-line-added-edge'], ['--code-background', '--code-line-added']],
  [['--code-line-removed-edge'], ['--code-background', '--code-line-removed']],
] as const;

describe.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['light with more contrast', moreLight, 7],
  ['dark with more contrast', moreDark, 7],
] as const)('in %s', (_mode, colours, least) => {
  const tooLow = (
    pairs: readonly (readonly [readonly string[], readonly string[]])[],
    limit: number,
  ) =>
    pairs.flatMap(([fronts, grounds]) =>
      fronts.flatMap((front) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(colours.get(front) ?? '', colours.get(ground) ?? '');
          return ratio >= limit ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)}`];
        }),
      ),
    );

  it(`text has a contrast of ${least} to its background`, () => {
    expect(tooLow(TEXT_PAIRS, least)).toEqual([]);
  });

  it('borders of controls have a contrast of 3 to their background', () => {
    expect(tooLow(EDGE_PAIRS, 3)).toEqual([]);
  });
});

it('finds the colours that it checks', () => {
  expect(light.get('--site-ground')).toBe('#ffffff');
  expect(dark.get('--site-ground')).toBe('#17121f');
  expect(CODE.length).toBe(10);
  expect(moreLight.get('--code-token-string')).toBe('#124a1e');
  expect(moreDark.get('--checkpoint-right')).toBe('#8fd99b');
});

it('a missing token counts as no contrast', () => {
  expect(contrast('', '#ffffff')).toBeNaN();
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
