import { DIAGRAM_WIDTH, type SequenceDiagram, type Step } from './diagram.ts';
import type { Palette } from './svg.ts';
import {
  arrowLine,
  LINE_HEIGHT,
  roundedBox,
  stepNumber,
  TEXT_SIZE,
  textBlock,
  wrapText,
} from './svg.ts';

const HEAD_HEIGHT = 54;
const STEP_GAP = 16;
const NUMBER_ROOM = 30;

type Columns = Readonly<{ width: number; middleOf: (id: string) => number }>;

/** Markup of one step and its height, from `top` downwards. */
type DrawnStep = Readonly<{ markup: string; height: number }>;

function readColumns(diagram: SequenceDiagram): Columns {
  const width = DIAGRAM_WIDTH / diagram.participants.length;
  return {
    width,
    middleOf: (id) => {
      const index = diagram.participants.findIndex((participant) => participant.id === id);
      if (index === -1) {
        throw new Error(`"${diagram.name}" names participant "${id}", which does not exist.`);
      }
      return (index + 0.5) * width;
    },
  };
}

function drawWork(
  step: Extract<Step, { kind: 'work' }>,
  [number, top]: readonly [number, number],
  { columns, palette }: Readonly<{ columns: Columns; palette: Palette }>,
): DrawnStep {
  const middles = step.over.map(columns.middleOf);
  const left = Math.min(...middles) - columns.width / 2 + 6;
  const right = Math.max(...middles) + columns.width / 2 - 6;
  const room = right - left - NUMBER_ROOM - 8;
  const lines = wrapText(step.text, room, TEXT_SIZE.small);
  const height = lines.length * LINE_HEIGHT + 14;
  const markup =
    roundedBox([left, top, right - left, height], {
      fill: palette.mainFill,
      stroke: palette.accent,
    }) +
    stepNumber([left + 16, top + height / 2], number, palette) +
    textBlock([left + NUMBER_ROOM + room / 2, top + height / 2], lines, {
      fill: palette.text,
      size: TEXT_SIZE.small,
    });
  return { markup, height };
}

function drawMessage(
  step: Extract<Step, { kind: 'message' | 'answer' }>,
  [number, top]: readonly [number, number],
  { columns, palette }: Readonly<{ columns: Columns; palette: Palette }>,
): DrawnStep {
  const from = columns.middleOf(step.from);
  const to = columns.middleOf(step.to);
  const direction = Math.sign(to - from);
  const lines = wrapText(step.text, Math.abs(to - from) - 12, TEXT_SIZE.small);
  const labelHeight = lines.length * LINE_HEIGHT;
  const y = top + labelHeight + 12;
  const start = from + direction * 10;
  const markup =
    arrowLine(
      [
        [start, y],
        [to - direction * 2, y],
      ],
      palette.line,
      step.kind === 'answer',
    ) +
    stepNumber([from, y], number, palette) +
    textBlock([(from + to) / 2, top + labelHeight / 2], lines, {
      fill: palette.text,
      size: TEXT_SIZE.small,
      halo: palette.page,
    });
  return { markup, height: labelHeight + 22 };
}

function drawHeads(diagram: SequenceDiagram, columns: Columns, palette: Palette): string {
  return diagram.participants
    .map(({ id, name, detail }) => {
      const middle = columns.middleOf(id);
      const width = columns.width - 12;
      const frame = roundedBox([middle - width / 2, 1, width, HEAD_HEIGHT], {
        fill: palette.partFill,
        stroke: palette.frame,
      });
      const [nameLine, ...rest] = wrapText(name, width - 12, TEXT_SIZE.name);
      const details = detail === undefined ? [] : wrapText(detail, width - 12, TEXT_SIZE.small);
      if (nameLine === undefined || rest.length > 0 || details.length > 1) {
        throw new Error(`The head of participant "${id}" in "${diagram.name}" is too long.`);
      }
      const nameAt = details.length === 0 ? 28 : 19;
      return (
        frame +
        textBlock([middle, nameAt], [nameLine], {
          fill: palette.text,
          size: TEXT_SIZE.name,
          bold: true,
        }) +
        textBlock([middle, 38], details, { fill: palette.muted, size: TEXT_SIZE.small })
      );
    })
    .join('');
}

/**
 * Renders a sequence diagram; its height follows from the texts.
 * @throws when a text does not fit or a step refers to an unknown participant
 */
export function renderSequence(diagram: SequenceDiagram, palette: Palette): DrawnStep {
  const columns = readColumns(diagram);
  const drawn: string[] = [];
  let top = HEAD_HEIGHT + STEP_GAP;
  for (const [index, step] of diagram.steps.entries()) {
    const place = [index + 1, top] as const;
    const { markup, height } =
      step.kind === 'work'
        ? drawWork(step, place, { columns, palette })
        : drawMessage(step, place, { columns, palette });
    drawn.push(markup);
    top += height + STEP_GAP;
  }
  const lifelines = diagram.participants.map(({ id }) => {
    const x = columns.middleOf(id);
    return `<line x1="${x}" y1="${HEAD_HEIGHT + 1}" x2="${x}" y2="${top - 4}" stroke="${palette.frame}" stroke-width="1.5" stroke-dasharray="2 5"/>`;
  });
  const markup = [lifelines.join(''), drawHeads(diagram, columns, palette), ...drawn].join('\n');
  return { markup, height: Math.ceil(top) };
}
