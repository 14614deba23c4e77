import type { Page } from '@playwright/test';

/** Position and style of a part of a page. Numbers are CSS pixels. */
export interface PartLook {
  readonly x: number;
  readonly width: number;
  readonly colour: string;
  readonly ground: string;
  readonly fontSize: number;
}

const PARTS = {
  page: 'body',
  navbar: '.navbar',
  title: 'h1',
  subtitle: 'main h2',
  text: 'main p:not(:empty)',
  link: 'main p a, main li a',
  code: 'main figure.theme-code-block',
  token: 'main .code-token-keyword',
  note: 'main .theme-admonition',
  table: 'main table',
  sidebar: '.theme-doc-sidebar-container',
  openPage: '.menu__link--active[aria-current="page"]',
  contents: '.theme-doc-toc-desktop',
  footer: '.footer',
  inlineCode: 'main p > code',
  word: 'main p > button[popovertarget]',
  caution: 'main .alert--warning',
  danger: 'main .alert--danger',
  marked: 'main pre mark',
  added: 'main .code-line-added',
  removed: 'main .code-line-removed',
  tab: 'main .tabs__item--active',
  unfolds: 'main details.alert',
  button: 'main [type="submit"].button--primary',
  question: 'main section[aria-label="Questions"]',
  next: '.pagination-nav__link--next',
} as const;

/**
 * Measures the open page: horizontal positions, colours and font sizes.
 * Heights and pixels are not compared: they depend on installed fonts.
 *
 * @returns by name; parts that the page does not have are missing
 */
export function measureLook(page: Page): Promise<Record<string, PartLook>> {
  return page.evaluate((parts) => {
    const looks = Object.entries(parts).flatMap(([name, selector]) => {
      const elements = [...document.querySelectorAll(selector)];
      // Menus and contents for narrow screens are in the HTML but hidden.
      const element = elements.find((one) => one.checkVisibility());
      if (element === undefined) {
        return [];
      }
      const { x, width } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      const look = {
        x: Math.round(x),
        width: Math.round(width),
        colour: color,
        ground: backgroundColor,
        fontSize: Number.parseFloat(fontSize),
      };
      return [[name, look] as const];
    });
    return Object.fromEntries(looks);
  }, PARTS);
}

/** Tolerance of a position or width in pixels: a scroll bar, a rounding. */
const TOLERANCE = 16;

/** Inline parts: their position and width depend on the font. */
const INLINE: readonly string[] = ['link', 'token', 'inlineCode', 'word'];

/** Parts whose width depends on their text. */
const AS_WIDE_AS_WORDS: readonly string[] = [
  ...INLINE,
  'table',
  'title',
  'subtitle',
  'tab',
  'button',
];

/** The differences between two measurements, as sentences; empty when there are none. */
export function compareLooks(
  expected: Readonly<Record<string, PartLook>>,
  found: Readonly<Record<string, PartLook>>,
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const was = expected[name];
    const is = found[name];
    if (was === undefined || is === undefined) {
      return [`${name} ${was === undefined ? 'is new' : 'is gone'}`];
    }
    const left = difference(`${name}, left`, was.x, is.x, TOLERANCE);
    const width = difference(`${name}, width`, was.width, is.width, TOLERANCE);
    return [
      ...(INLINE.includes(name) ? [] : left),
      ...(AS_WIDE_AS_WORDS.includes(name) ? [] : width),
      ...difference(`${name}, size of type`, was.fontSize, is.fontSize, 0.5),
      ...(was.colour === is.colour ? [] : [`${name}: colour ${was.colour}, now ${is.colour}`]),
      ...(was.ground === is.ground ? [] : [`${name}: ground ${was.ground}, now ${is.ground}`]),
    ];
  });
}

function difference(name: string, was: number, is: number, tolerance: number): string[] {
  return Math.abs(was - is) <= tolerance ? [] : [`${name}: ${was}, now ${is}`];
}
