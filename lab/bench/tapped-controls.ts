import type { SiteName } from './build-sites.ts';

/** How a control is found and pressed in one of the sites, and how its response is detected. */
export interface ControlPart {
  /** CSS selector; the first visible element is pressed. */
  readonly press: string;
  /** JavaScript expression that is true in the first frame that shows the response. */
  readonly hasAnswered: string;
}

/** A control whose first press is measured. */
export interface TappedControl {
  readonly name: string;
  readonly path: string;
  /** Viewport width in CSS pixels: 412 by touch on the slow phone, 1280 by mouse on a desktop without throttling. */
  readonly width: 412 | 1280;
  /** Steps before the press, such as choosing an answer; not measured. */
  readonly before?: string;
  /** CSS selector of what the steps before bring; the press comes two seconds after it. */
  readonly after?: string;
  /** Keys typed immediately after the press, one each 60 ms. */
  readonly types?: string;
  readonly ours: ControlPart;
  /** Unset where the template has no such control. */
  readonly stock?: ControlPart;
}

const DOC = '/vibe/docs/getting-started/intro';
const LESSON = '/vibe/newdocs/Express/Middleware';

const isShown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.checkVisibility())`;

const same = (part: ControlPart): Record<SiteName, ControlPart> => ({ ours: part, stock: part });

/** In the frame in which it is at the edge of the window: a menu may slide in. */
const isInPlace = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect().left === 0`;

const menu = {
  ours: {
    press: 'button[aria-label="Toggle navigation bar"]',
    hasAnswered: isInPlace('[popover]:popover-open'),
  },
  stock: {
    press: '.navbar__toggle',
    hasAnswered: isInPlace('.navbar-sidebar--show .navbar-sidebar'),
  },
} as const;

const group = {
  ours: {
    press: '.theme-doc-sidebar-menu details:not([open]) > summary',
    hasAnswered: 'window.labPressed.closest("details").open',
  },
  stock: {
    press: '.theme-doc-sidebar-menu .menu__list-item--collapsed :is(.menu__caret, [role=button])',
    hasAnswered: '!window.labPressed.closest("li").matches(".menu__list-item--collapsed")',
  },
} as const;

const contents = {
  ours: {
    press: '.theme-doc-toc-mobile summary',
    hasAnswered: 'window.labPressed.closest("details").open',
  },
  stock: {
    press: '.theme-doc-toc-mobile button',
    hasAnswered: isShown('.theme-doc-toc-mobile .table-of-contents a'),
  },
} as const;

const isDark = "document.documentElement.dataset.theme === 'dark'";

const colours = {
  ours: { press: 'button[data-switches-colours]', hasAnswered: isDark },
  stock: {
    press: 'button[aria-label^="Switch between dark and light"]',
    // Its first press may switch from the system's mode to the light one.
    hasAnswered: "!['system', undefined].includes(document.documentElement.dataset.themeChoice)",
  },
} as const;

const tab = same({
  press: '[role=tab]:not([aria-selected=true])',
  hasAnswered: "window.labPressed.getAttribute('aria-selected') === 'true'",
});

const run = {
  ours: {
    press: 'figure button.button--primary',
    hasAnswered:
      "/The example runs below|Done\\./.test(window.labPressed.closest('figure').textContent)",
  },
} as const;

const search = {
  ours: {
    press: 'button[aria-haspopup=dialog]',
    hasAnswered: "document.activeElement?.matches('dialog[open] input') === true",
  },
} as const;

const checkedIn = (id: string) => `document.querySelector('[data-exercise=${id}] [data-holds]')`;

const check = (id: string) =>
  ({
    ours: {
      press: `[data-exercise=${id}] button.button--primary`,
      // A press empties the list of requirements first.
      hasAnswered: `(window.labIsEmptied ||= ${checkedIn(id)} === null) && ${checkedIn(id)} !== null`,
    },
  }) as const;

const checkAgain = (id: string) =>
  ({
    ...check(id),
    before: `[data-exercise=${id}] button.button--primary`,
    after: `[data-exercise=${id}] [data-holds]`,
  }) as const;

const FORM = '[id="fill-CourseController.read"]';

/** Exercises of each kind, with their pages. */
const EXERCISES = [
  [
    'a program',
    '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
    'best-of-two-rules',
  ],
  ['a component', '/vibe/newdocs/React/TSX & Typed Components', 'number-card'],
  ['a handler', '/vibe/newdocs/Express/HTTP Methods & Status Codes', 'change-explanation'],
  ['a pipeline', '/vibe/newdocs/Mongo DB/Aggregation Framework', 'tries-per-question'],
] as const;

/** The controls, in the order of the table. */
export const TAPPED_CONTROLS: readonly TappedControl[] = [
  { name: 'menu, lesson', path: LESSON, width: 412, ...menu },
  { name: 'menu, home', path: '/vibe/', width: 412, ...menu },
  { name: 'On this page', path: LESSON, width: 412, ...contents },
  { name: 'sidebar group', path: LESSON, width: 1280, ...group },
  { name: 'tab', path: DOC, width: 412, ...tab },
  { name: 'tab', path: DOC, width: 1280, ...tab },
  {
    name: 'unfold a part of the text',
    path: LESSON,
    width: 412,
    ...same({
      press: '.markdown > details > summary, .markdown section details > summary',
      hasAnswered: 'window.labPressed.closest("details").open',
    }),
  },
  { name: 'colour switch', path: LESSON, width: 1280, ...colours },
  {
    name: 'close the announcement',
    path: LESSON,
    width: 412,
    ours: {
      press: '.theme-announcement-bar button',
      hasAnswered: `!${isShown('.theme-announcement-bar')}`,
    },
  },
  {
    name: 'versions',
    path: DOC,
    width: 1280,
    ours: {
      press: '.navbar .dropdown summary, .navbar .dropdown button',
      hasAnswered: isShown('.navbar .dropdown__menu a'),
    },
  },
  { name: 'search, input focused', path: LESSON, width: 412, ...search },
  { name: 'search, input focused', path: LESSON, width: 1280, ...search },
  {
    name: 'search, first hit for ten letters',
    path: LESSON,
    width: 412,
    types: 'middleware',
    ours: {
      press: 'button[aria-haspopup=dialog]',
      hasAnswered: `document.querySelector('dialog[open] input')?.value === 'middleware' && ${isShown('dialog[open] [role=option]')}`,
    },
  },
  {
    name: 'question: choose',
    path: '/vibe/newdocs/Typescript/Narrowing',
    width: 412,
    ours: {
      press: 'section[aria-label=Questions] input[type=radio]',
      hasAnswered: 'window.labPressed.checked',
    },
  },
  {
    name: 'question: check',
    path: '/vibe/newdocs/Typescript/Narrowing',
    width: 412,
    before: 'section[aria-label=Questions] input[type=radio]',
    ours: {
      press: 'section[aria-label=Questions] button[type=submit]',
      hasAnswered:
        "document.querySelector('section[aria-label=Questions] [role=status]').textContent !== ''",
    },
  },
  {
    name: 'Run, a component',
    path: '/vibe/newdocs/React/TSX & Typed Components',
    width: 412,
    ...run,
  },
  {
    name: 'Run, a program',
    path: '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
    width: 412,
    ...run,
  },
  {
    name: 'request form: open',
    path: '/vibe/api/courses',
    width: 412,
    ours: {
      press: `${FORM} summary`,
      hasAnswered: isShown(`${FORM} input`),
    },
  },
  {
    name: 'request form: enter a letter',
    path: '/vibe/api/courses',
    width: 412,
    before: `${FORM} summary`,
    after: `${FORM} input`,
    types: 'Q',
    ours: {
      press: `${FORM} input:not([type=password])`,
      hasAnswered:
        "window.labPressed.closest('article').querySelector('[data-sample]').textContent.includes('Q')",
    },
  },
  ...EXERCISES.flatMap(([kind, path, id]): readonly TappedControl[] => [
    { name: `Check, ${kind}`, path, width: 412, ...check(id) },
    { name: `Check again, ${kind}`, path, width: 412, ...checkAgain(id) },
  ]),
];
