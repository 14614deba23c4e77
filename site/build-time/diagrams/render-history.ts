import { type CommitGraph, DIAGRAM_WIDTH, type HistoryDiagram } from './diagram.ts';
import type { Commit, Ref } from './histories/history.ts';
import {
  type Drawing,
  estimateWidth,
  LINE_HEIGHT,
  type Point,
  roundedBox,
  textLine,
  wrapText,
} from './svg.ts';

/** Space between two graphs, and around each of them. */
const GAP = 24;
const LABEL_HEIGHT = 34;
const COLUMN_WIDTH = 28;
const DOT = 8;
const REF_HEIGHT = 22;
const REF_GAP = 6;
/** Distance of two commits. */
const ROW_GAP = 14;

type Row = PlacedCommit & Readonly<{ lines: readonly string[]; top: number; dot: Point }>;

/**
 * Renders graphs of commits, newest on top, with the refs of each commit.
 * @throws when a subject or the names of a commit do not fit beside the graph
 */
export function renderHistory({ graphs, columns }: HistoryDiagram): Drawing {
  const width = (DIAGRAM_WIDTH - GAP * (columns - 1)) / columns;
  const markup: string[] = [];
  let top = 0;
  for (let first = 0; first < graphs.length; first += columns) {
    const drawn = graphs
      .slice(first, first + columns)
      .map((graph, index) => renderGraph(graph, [index * (width + GAP), top, width]));
    markup.push(...drawn.map((graph) => graph.markup));
    top = Math.max(...drawn.map((graph) => graph.bottom)) + GAP;
  }
  return { markup: markup.join('\n'), height: top - GAP };
}

function renderGraph(
  { label, commits }: CommitGraph,
  [left, top, width]: readonly [number, number, number],
): Readonly<{ markup: string; bottom: number }> {
  const placed = placeCommits(commits);
  const columns = Math.max(...placed.map(({ column }) => column)) + 1;
  const textLeft = left + GAP + columns * COLUMN_WIDTH;
  const start = top + GAP / 2 + (label === undefined ? 0 : LABEL_HEIGHT);
  const { rows, bottom } = layRows(placed, [left, start], left + width - textLeft - GAP / 2);
  const frame = roundedBox([left + 1, top + 1, width - 2, bottom - top - 2], {
    fill: 'page',
    stroke: 'frame',
  });
  const x = left + GAP - DOT;
  const heading =
    label === undefined
      ? ''
      : textLine([x, top + GAP + 6], label, { size: 'name', bold: true, anchor: 'start' });
  const texts = rows.map((row) => rowText(row, textLeft, left + width));
  return { markup: [frame, heading, edges(rows), ...texts].join(''), bottom };
}

function layRows(
  placed: readonly PlacedCommit[],
  [left, start]: Point,
  room: number,
): Readonly<{ rows: readonly Row[]; bottom: number }> {
  let top = start;
  const rows = placed.map((one): Row => {
    const lines = wrapText(one.commit.subject, room, 'body');
    const dot: Point = [left + GAP + one.column * COLUMN_WIDTH, top + LINE_HEIGHT / 2];
    const row = { ...one, lines, top, dot };
    top += lines.length * LINE_HEIGHT + REF_HEIGHT + ROW_GAP;
    return row;
  });
  return { rows, bottom: top };
}

function rowText({ commit, lines, top }: Row, left: number, right: number): string {
  const subject = lines.map((line, index) =>
    textLine([left, top + 14 + index * LINE_HEIGHT], line, { anchor: 'start' }),
  );
  const refTop = top + lines.length * LINE_HEIGHT + 2;
  const style = { fill: 'muted', size: 'small', anchor: 'start' } as const;
  const hash = textLine([left, refTop + 15], commit.hash, style);
  let x = left + estimateWidth(commit.hash, 'small') + REF_GAP * 2;
  const names = commit.refs.map((ref) => {
    const width = estimateWidth(ref.name, 'small') + 16;
    if (x + width > right) {
      throw new Error(`The names at commit "${commit.subject}" do not fit.`);
    }
    const pill = renderRef(ref, [x, refTop, width]);
    x += width + REF_GAP;
    return pill;
  });
  return [...subject, hash, ...names].join('');
}

const REF_FILLS = {
  head: 'accent',
  branch: 'mainFill',
  remote: 'outsideFill',
  tag: 'partFill',
} as const;

function renderRef({ kind, name }: Ref, [x, y, width]: readonly [number, number, number]): string {
  const box = roundedBox([x, y, width, REF_HEIGHT], {
    fill: REF_FILLS[kind],
    stroke: kind === 'remote' ? 'frame' : 'accent',
    dashed: kind === 'tag',
  });
  const fill = kind === 'head' ? 'onAccent' : 'text';
  return box + textLine([x + width / 2, y + 15.5], name, { fill, size: 'small' });
}

/** Lines from each commit to its parents, below the dots. */
function edges(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ commit, dot }) =>
    commit.parents.flatMap((parent) => {
      const end = rows.find((row) => row.commit.hash === parent)?.dot;
      return end === undefined ? [] : edge(dot, end);
    }),
  );
  const dots = rows.map(
    ({ dot: [x, y] }) =>
      `<circle cx="${x}" cy="${y}" r="${DOT}" fill="mainFill" stroke="accent" stroke-width="2"/>`,
  );
  return [...lines, ...dots].join('');
}

/** Turns at the start when it goes to the right, and at the end when it returns. */
function edge([x, y]: Point, [toX, toY]: Point): string {
  const bend: Point = toX > x ? [toX, y + COLUMN_WIDTH] : [x, toY - COLUMN_WIDTH];
  const points = [[x, y], bend, [toX, toY]].map((point) => point.join(',')).join(' ');
  return `<polyline points="${points}" fill="none" stroke="line" stroke-width="2"/>`;
}

/** A commit and the column of its dot, counted from 0. */
export type PlacedCommit = Readonly<{ commit: Commit; column: number }>;

/**
 * Assigns a column to each commit, like `git log --graph`: a commit takes the column of its first child,
 * and each further parent of a merge opens a column of its own.
 *
 *     ●      column 0: the merge, then its first parent
 *     │ ●    column 1: its second parent
 *     ● │
 *     ●─┘    both lead to the common parent, which takes the lower column
 *
 * @param commits newest first, each before its parents
 */
export function placeCommits(commits: readonly Commit[]): readonly PlacedCommit[] {
  /** The next commit of each column. */
  const awaited: (string | undefined)[] = [];
  const openColumn = (): number => {
    const free = awaited.indexOf(undefined);
    return free === -1 ? awaited.length : free;
  };
  return commits.map((commit) => {
    const led = awaited.indexOf(commit.hash);
    const column = led === -1 ? openColumn() : led;
    for (const [index, hash] of awaited.entries()) {
      awaited[index] = hash === commit.hash ? undefined : hash;
    }
    const [first, ...others] = commit.parents;
    awaited[column] = first;
    for (const parent of others) {
      if (!awaited.includes(parent)) {
        awaited[openColumn()] = parent;
      }
    }
    return { commit, column };
  });
}
