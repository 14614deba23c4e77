import type { Commit } from './histories/history.ts';

/** One participant of a sequence: a column with a lifeline. */
export type Participant = Readonly<{ id: string; name: string; detail?: string }>;

/** Something that happens in a sequence. Messages and notes are numbered in their order. */
export type Step =
  | Readonly<{ kind: 'message'; from: string; to: string; text: string }>
  /** An answer: a dashed line, numbered like a message. */
  | Readonly<{ kind: 'answer'; from: string; to: string; text: string }>
  /** What one participant, or several neighbours together, do on their own. */
  | Readonly<{ kind: 'work'; over: readonly [string, ...string[]]; text: string }>;

/** Who says what to whom, from top to bottom. Its height follows from its steps. */
export type SequenceDiagram = Readonly<{
  kind: 'sequence';
  name: string;
  title: string;
  participants: readonly Participant[];
  steps: readonly Step[];
}>;

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A place on the edge of a box; `at` is the share of the side's length, 0.5 when missing. */
export type Anchor = Readonly<{ box: string; side: Side; at?: number }>;

/** A named box. `tone` says whose it is: ViBe's main thing, a part of it, or from outside. */
export type Box = Readonly<{
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'main' | 'part' | 'outside';
  name: string;
  /** Smaller lines under the name; each is wrapped to the box. */
  details?: readonly string[];
}>;

/** A dashed frame around boxes that belong together. */
export type Group = Readonly<{
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
}>;

export type Arrow = Readonly<{
  from: Anchor;
  to: Anchor;
  /** Lines of the label. */
  label?: readonly string[];
  /** Middle of the label, where the middle of the arrow is not a good place. */
  labelAt?: readonly [x: number, y: number];
  dashed?: boolean;
}>;

/** Boxes and arrows at given places, in user units of a drawing that is 760 wide. */
export type BoxDiagram = Readonly<{
  kind: 'boxes';
  name: string;
  title: string;
  height: number;
  groups: readonly Group[];
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}>;

/** One graph of commits, newest first, each before its parents. */
export type CommitGraph = Readonly<{ label?: string | undefined; commits: readonly Commit[] }>;

/** Graphs of commits, beside each other or below. Its height follows from its commits. */
export type HistoryDiagram = Readonly<{
  kind: 'history';
  name: string;
  title: string;
  columns: 1 | 2;
  graphs: readonly CommitGraph[];
}>;

export type Diagram = SequenceDiagram | BoxDiagram | HistoryDiagram;

/** Width of every diagram, in user units. */
export const DIAGRAM_WIDTH = 760;
