import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import messages from '@generated/messages/default/series.json';
import { plural } from '@vibe-docs/theme/ui/messages/format';
import { readMinutes } from '../lesson-mark.ts';

type MessageKey = keyof typeof messages;

/** By the name in `customProps.series` of the category in `sidebars/newdocs.json`. */
const NEEDS: Readonly<Record<string, readonly MessageKey[]>> = {
  express: ['need.node', 'need.javascriptOrTypes'],
  typescript: ['need.node', 'need.javascript'],
  react: ['need.node', 'need.types'],
  mongodb: ['need.node', 'need.types'],
  'git-and-github': ['need.terminal', 'need.account'],
  capstone: ['need.node', 'need.series'],
};

/** What the TypeScript series teaches. */
const TAUGHT: readonly MessageKey[] = ['need.javascriptOrTypes', 'need.types'];
const LINK = { to: '/newdocs/category/typescript', label: 'TypeScript' };

/** The texts of a series: `<name>.build` and `<name>.outcome…` of its messages. @returns `undefined` for another category */
export function readSeries(name: string) {
  const needs = NEEDS[name];
  if (needs === undefined) {
    return undefined;
  }
  const textsOf = (part: string) =>
    Object.entries(messages).flatMap(([key, text]) =>
      key.startsWith(`${name}.${part}`) ? [text] : [],
    );
  return {
    /** What is there at the end. */
    build: textsOf('build').join(),
    /** What the reader can do then. */
    outcomes: textsOf('outcome'),
    /** What the first lesson takes for granted, and where it can be learned here. */
    needs: needs.map((key) => ({
      text: messages[key],
      link: TAUGHT.includes(key) ? LINK : undefined,
    })),
  };
}

/** What a reader wants to know of a tutorial series before the first lesson. */
export type Series = NonNullable<ReturnType<typeof readSeries>>;

/**
 * Tells the lessons of a series from its other pages, which are to look things up and have no number; both in the order
 * of the sidebar.
 *
 * @returns with the duration of all lessons together, in minutes
 */
export function splitLessons(items: readonly PropSidebarItem[]) {
  const lessons = items.filter(isLesson);
  return {
    lessons,
    others: items.filter((item) => !isLesson(item)),
    minutes: lessons.reduce((sum, { customProps }) => sum + (readMinutes(customProps) ?? 0), 0),
  };
}

function isLesson(item: PropSidebarItem): item is PropSidebarItemLink {
  return item.type === 'link' && readMinutes(item.customProps) !== undefined;
}

/** Minutes in words: `50 minutes`, `1 hour`, `2½ hours`, to the half hour from one hour on. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) {
    return plural(translate({ message: '{count} minute|{count} minutes' }), minutes);
  }
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return plural(translate({ message: '{hours} hour|{hours} hours' }), halves / 2, {
    hours: `${whole}${half}`,
  });
}
