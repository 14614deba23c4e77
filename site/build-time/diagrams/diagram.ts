import * as z from 'zod';
import type { Commit } from './histories/history.ts';

const participant = z.strictObject({
  id: z.string(),
  name: z.string(),
  detail: z.string().optional(),
});

const step = z.discriminatedUnion('kind', [
  z.strictObject({
    /** An answer is a response: a dashed line, numbered like a message. */
    kind: z.enum(['message', 'answer']),
    from: z.string(),
    to: z.string(),
    text: z.string(),
  }),
  /** An action of one participant, or of adjacent participants together. */
  z.strictObject({
    kind: z.literal('work'),
    over: z.array(z.string()).nonempty().readonly(),
    text: z.string(),
  }),
]);

const sequence = z.strictObject({
  kind: z.literal('sequence'),
  title: z.string(),
  participants: z.array(participant).readonly(),
  steps: z.array(step).readonly(),
});

const area = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

const box = z.strictObject({
  id: z.string(),
  name: z.string(),
  ...area,
  /** ViBe's central part, another part of it, or external. */
  tone: z.enum(['main', 'part', 'outside']),
  /** Smaller lines below the name, wrapped to the width of the box. */
  details: z.array(z.string()).readonly().optional(),
});

/** A position on the edge of a box; `at` is the distance from the start of the side, its middle by default. */
const anchor = z.strictObject({
  box: z.string(),
  side: z.enum(['top', 'right', 'bottom', 'left']),
  at: z.number().optional(),
});

const arrow = z.strictObject({
  from: anchor,
  to: anchor,
  label: z.array(z.string()).readonly().optional(),
  /** Centre of the label (x, y), where the middle of the arrow is unsuitable. */
  labelAt: z.tuple([z.number(), z.number()]).readonly().optional(),
  dashed: z.boolean().optional(),
});

/** A dashed frame around related boxes. */
const group = z.strictObject({ ...area, label: z.string() });

const boxes = z.strictObject({
  kind: z.literal('boxes'),
  title: z.string(),
  height: z.number(),
  groups: z.array(group).readonly().default([]),
  boxes: z.array(box).readonly(),
  arrows: z.array(arrow).readonly(),
});

/** A file in `data`; the diagram's name is that of the file. All lengths are in user units. */
export const diagramSchema = z.discriminatedUnion('kind', [sequence, boxes]);

type Named<Fields> = Readonly<{ name: string } & Fields>;

/** A step of a sequence. Messages and notes are numbered consecutively. */
export type Step = Readonly<z.infer<typeof step>>;

/** A sequence diagram, from top to bottom. Its height follows from its steps. */
export type SequenceDiagram = Named<z.infer<typeof sequence>>;

export type Box = Readonly<z.infer<typeof box>>;
export type Anchor = Readonly<z.infer<typeof anchor>>;
export type Arrow = Readonly<z.infer<typeof arrow>>;
export type Group = Readonly<z.infer<typeof group>>;

/** Boxes and arrows at fixed positions; the drawing is 760 wide. */
export type BoxDiagram = Named<z.infer<typeof boxes>>;

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
