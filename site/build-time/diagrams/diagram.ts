import type { Commit } from './histories/history.ts';

/** One participant of a sequence: a column with a lifeline. */
export type Participant = Readonly<{ id: string; name: string; detail?: string }>;

/** A step of a sequence. Messages and notes are numbered consecutively. */
export type Step =
  | Readonly<{ kind: 'message'; from: string; to: string; text: string }>
  /** A response: a dashed line, numbered like a message. */
  | Readonly<{ kind: 'answer'; from: string; to: string; text: string }>
  /** An action of one participant, or of adjacent participants together. */
  | Readonly<{ kind: 'work'; over: readonly [string, ...string[]]; text: string }>;

/** A sequence diagram, from top to bottom. Its height follows from its steps. */
export type SequenceDiagram = Readonly<{
  kind: 'sequence';
  name: string;
  title: string;
  participants: readonly Participant[];
  steps: readonly Step[];
}>;

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A position on the edge of a box; `at` is the fraction of the side's length, 0.5 by default. */
export type Anchor = Readonly<{ box: string; side: Side; at?: number }>;

/** A named box. `tone`: ViBe's central part, another part of it, or external. */
export type Box = Readonly<{
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'main' | 'part' | 'outside';
  name: string;
  /** Smaller lines below the name, wrapped to the width of the box. */
  details?: readonly string[];
}>;

/** A dashed frame around related boxes. */
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
  /** Centre of the label, where the middle of the arrow is unsuitable. */
  labelAt?: readonly [x: number, y: number];
  dashed?: boolean;
}>;

/** Boxes and arrows at fixed positions, in user units; the drawing is 760 wide. */
export type BoxDiagram = Readonly<{
  kind: 'boxes';
  name: string;
  title: string;
  height: number;
  groups: readonly Group[];
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}>;

/** A graph of commits, newest first, each before its parents. */
export type CommitGraph = Readonly<{ label?: string | undefined; commits: readonly Commit[] }>;

/** Graphs of commits, next to or below each other. The height follows from the commits. */
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
