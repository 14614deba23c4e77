import type { Page } from '@playwright/test';
import { drawEverything, THEMED_RULES, WCAG_22_AA } from './axe.ts';
import { type AxeScope, runAxe, startAxe, type Violation } from './run-axe.ts';
import { noTransition } from './site-test.ts';

/** Set on elements whose colours only repeat those of what stands before them. */
const REPEATED = 'data-repeated';

/** Set on parts of the shell that were judged before, as they are. */
const KNOWN = 'data-known';

/** The parts that pages share. */
const SHELL = '.theme-announcement-bar, .navbar, aside, .footer';

/** axe's own selectors of these rules, without what is repeated. */
const RULES_WITHOUT_REPEATED = [
  { id: 'color-contrast', selector: `*:not([${REPEATED}])` },
  {
    id: 'link-in-text-block',
    selector: `a[href]:not([role]):not([${REPEATED}]), [role="link"]:not([${REPEATED}])`,
  },
];

interface AuditOptions {
  /** CSS selectors of parts to leave out. */
  readonly without?: readonly string[];
  /**
   * What was judged on pages before, at the same width; what is new on this page is added: places, by
   * their colours, and whole parts of the shell, by their HTML. All pages have the same styles
   * (page-styles.spec.ts), so a place has its colours on each of them, and a part its size.
   */
  readonly judged?: Set<number>;
}

/**
 * Audits a whole open page against WCAG 2.2 A and AA, in light and in dark, in a part of the time of two
 * plain runs of axe: it is put into the page once, colours are judged once for each kind of place, with
 * each theme, and what pages share is judged once.
 *
 * @returns the violations as theme, rule and element; the page stays dark
 */
export async function auditPage(
  page: Page,
  { without = [], judged = new Set() }: AuditOptions = {},
): Promise<string[]> {
  await drawEverything(page);
  await startAxe(page);
  const names = { repeated: REPEATED, known: KNOWN, shell: SHELL };
  const { places, parts } = await page.evaluate(markRepeated, [names, [...judged]] as const);
  const hasNewPlace = places.length > 0;
  await page.evaluate((rules) => window.axe.configure({ rules }), RULES_WITHOUT_REPEATED);
  const scope: AxeScope = { without: [...without, `[${KNOWN}]`] };
  // axe measures the whole page for each run: what is the same in both themes is judged with the first.
  await show(page, 'light');
  const inLight = await runAxe(page, scope, {
    runOnly: { type: 'tag', values: WCAG_22_AA },
    rules: Object.fromEntries(THEMED_RULES.map((rule) => [rule, { enabled: hasNewPlace }])),
  });
  const inDark = hasNewPlace ? await auditInDark(page, scope) : [];
  for (const one of [...places, ...parts]) {
    judged.add(one);
  }
  return [
    ...inLight.map(({ rule, html }) => {
      const themes = THEMED_RULES.includes(rule) ? 'light' : 'both themes';
      return `${themes} ${rule}: ${html}`;
    }),
    ...inDark.map(({ rule, html }) => `dark ${rule}: ${html}`),
  ];
}

async function auditInDark(page: Page, scope: AxeScope): Promise<Violation[]> {
  await show(page, 'dark');
  return runAxe(page, scope, { runOnly: { type: 'rule', values: THEMED_RULES } });
}

interface NewOnPage {
  /** A number for each place that is new: a hash of what styles can name from the root on. */
  readonly places: number[];
  /** A number for each new part of the shell: a hash of its place and its HTML. */
  readonly parts: number[];
}

/** Shows the page in a theme as its first script does, with every colour in its place. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((mode) => {
    for (const name of ['data-theme', 'data-theme-choice']) {
      document.documentElement.setAttribute(name, mode);
    }
  }, theme);
  await noTransition(page);
}

/**
 * Runs in the page. Styles name elements, classes, states and, in tables, every other row. Where all of
 * them are the same from the root on, so are the colours: one such place is enough.
 *
 * A part of the shell is known as a whole, by its HTML; where its links lead is no matter of axe.
 */
function markRepeated([names, judged]: readonly [
  { readonly repeated: string; readonly known: string; readonly shell: string },
  readonly number[],
]): NewOnPage {
  const known = new Set(judged);
  const places: number[] = [];
  const parts: number[] = [];
  const note = (one: number, list: number[]): boolean => {
    const isNew = !known.has(one);
    known.add(one);
    if (isNew) {
      list.push(one);
    }
    return isNew;
  };
  // FNV-1a in two halves of different seeds: 53 bits, which a JavaScript number holds.
  const hash = (parent: number, text: string): number => {
    let low = 0x811c9dc5 ^ parent;
    let high = 0x01000193 ^ Math.floor(parent / 2 ** 21);
    for (let at = 0; at < text.length; at++) {
      low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
    }
    return ((high >>> 0) % 2 ** 21) * 2 ** 32 + (low >>> 0);
  };
  const NAMED = ['class', 'aria-current', 'aria-selected', 'aria-disabled', 'aria-invalid', 'open'];
  const MORE_NAMED = ['hidden', 'disabled', 'role', 'type', 'data-level'];
  const statesOf = (element: Element): string => {
    const { tagName, parentElement } = element;
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    const row = tagName === 'TR' ? [...(parentElement?.children ?? [])].indexOf(element) % 2 : '';
    const named = [...NAMED, ...MORE_NAMED].map((name) => element.getAttribute(name));
    const isThere = ['href', 'data-type'].map((name) => element.hasAttribute(name));
    return [tagName, ...named, ...isThere, hasText, row].join('|');
  };
  const mark = (element: Element, parent: number): void => {
    const place = hash(parent, statesOf(element));
    if (element.matches(names.shell)) {
      const html = element.outerHTML.replace(/ href="[^"#]*/g, ' href="');
      const isNew = note(hash(place, html), parts);
      element.toggleAttribute(names.known, !isNew);
      if (!isNew) {
        return;
      }
    }
    element.toggleAttribute(names.repeated, !note(place, places));
    for (const child of element.children) {
      mark(child, place);
    }
  };
  // The class that names the page itself is in no style.
  const ofPage = [...document.documentElement.classList].filter(
    (name) => !name.startsWith('docs-doc-id-'),
  );
  mark(document.body, hash(0, ofPage.join(' ')));
  return { places, parts };
}
