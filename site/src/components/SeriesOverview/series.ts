import messages from '@generated/messages/default/series.json';

/** What a reader wants to know of a tutorial series before the first lesson. */
export interface Series {
  /** What is there at the end. */
  readonly build: string;
  /** What the reader can do then. */
  readonly outcomes: readonly string[];
  /** What the first lesson takes for granted, and where it can be learned here. */
  readonly needs: readonly {
    readonly text: string;
    readonly link?: { readonly to: string; readonly label: string };
  }[];
}

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
export function readSeries(name: string): Series | undefined {
  const needs = NEEDS[name];
  if (needs === undefined) {
    return undefined;
  }
  const textsOf = (part: string) =>
    Object.entries(messages).flatMap(([key, text]) =>
      key.startsWith(`${name}.${part}`) ? [text] : [],
    );
  return {
    build: textsOf('build').join(),
    outcomes: textsOf('outcome'),
    needs: needs.map((key) => ({
      text: messages[key],
      ...(TAUGHT.includes(key) && { link: LINK }),
    })),
  };
}
