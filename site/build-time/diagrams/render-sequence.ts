import { DIAGRAM_WIDTH, type SequenceDiagram, type Step } from './diagram.ts';
import {
  arrowLine,
  type Drawing,
  LINE_HEIGHT,
  roundedBox,
  stepNumber,
  textBlock,
  wrapText,
} from './svg.ts';

const HEAD_HEIGHT = 54;
const STEP_GAP = 16;
const NUMBER_ROOM = 30;

type Columns = Readonly<{ width: number; middleOf: (id: string) => number }>;

/** The number of a step, and the upper edge of its drawing. */
type Place = readonly [number: number, top: number];

function readColumns({ name, participants }: SequenceDiagram): Columns {
  const width = DIAGRAM_WIDTH / participants.length;
  return {
    width,
    middleOf: (id) => {
      const index = participants.findIndex((participant) => participant.id === id);
      if (index === -1) {
        throw new Error(`"${name}" names participant "${id}", which does not exist.`);
      }
      return (index + 0.5) * width;
    },
  };
}

function drawWork(
  { over, text }: Extract<Step, { kind: 'work' }>,
  [number, top]: Place,
  columns: Columns,
): Drawing {
  const middles = over.map(columns.middleOf);
  const left = Math.min(...middles) - columns.width / 2 + 6;
  const right = Math.max(...middles) + columns.width / 2 - 6;
  const room = right - left - NUMBER_ROOM - 8;
  const lines = wrapText(text, room, 'small');
  const height = lines.length * LINE_HEIGHT + 14;
  const middle = top + height / 2;
  const markup =
    roundedBox([left, top, right - left, height], { fill: 'mainFill', stroke: 'accent' }) +
    stepNumber([left + 16, middle], number) +
    textBlock([left + NUMBER_ROOM + room / 2, middle], lines, { size: 'small' });
  return { markup, height };
}

function drawMessage(
  step: Extract<Step, { kind: 'message' | 'answer' }>,
  [number, top]: Place,
  columns: Columns,
): Drawing {
  const from = columns.middleOf(step.from);
  const to = columns.middleOf(step.to);
  const direction = Math.sign(to - from);
  const lines = wrapText(step.text, Math.abs(to - from) - 12, 'small');
  const labelHeight = lines.length * LINE_HEIGHT;
  const y = top + labelHeight + 12;
  const ends = [from + direction * 10, to - direction * 2].map((x) => [x, y] as const);
  const middle = [(from + to) / 2, top + labelHeight / 2] as const;
  const markup =
    arrowLine(ends, { dashed: step.kind === 'answer' }) +
    stepNumber([from, y], number) +
    textBlock(middle, lines, { size: 'small', halo: true });
  return { markup, height: labelHeight + 22 };
}

function drawHeads({ name: diagram, participants }: SequenceDiagram, columns: Columns): string {
  const heads = participants.map(({ id, name, detail }) => {
    const middle = columns.middleOf(id);
    const width = columns.width - 12;
    const frame = roundedBox([middle - width / 2, 1, width, HEAD_HEIGHT], {
      fill: 'partFill',
      stroke: 'frame',
    });
    const names = wrapText(name, width - 12, 'name');
    const details = detail === undefined ? [] : wrapText(detail, width - 12, 'small');
    if (names.length > 1 || details.length > 1) {
      throw new Error(`The head of participant "${id}" in "${diagram}" is too long.`);
    }
    const nameAt = details.length === 0 ? 28 : 19;
    return (
      frame +
      textBlock([middle, nameAt], names, { size: 'name', bold: true }) +
      textBlock([middle, 38], details, { fill: 'muted', size: 'small' })
    );
  });
  return heads.join('');
}

/**
 * Renders a sequence diagram; its height follows from the texts.
 * @throws when a text does not fit or a step refers to an unknown participant
 */
export function renderSequence(diagram: SequenceDiagram): Drawing {
  const columns = readColumns(diagram);
  const drawn: string[] = [];
  let top = HEAD_HEIGHT + STEP_GAP;
  for (const [index, step] of diagram.steps.entries()) {
    const place = [index + 1, top] as const;
    const { markup, height } =
      step.kind === 'work' ? drawWork(step, place, columns) : drawMessage(step, place, columns);
    drawn.push(markup);
    top += height + STEP_GAP;
  }
  const lifelines = diagram.participants.map(({ id }) => {
    const x = columns.middleOf(id);
    return `<line x1="${x}" y1="${HEAD_HEIGHT + 1}" x2="${x}" y2="${top - 4}" stroke="frame" stroke-width="1.5" stroke-dasharray="2 5"/>`;
  });
  const markup = [lifelines.join(''), drawHeads(diagram, columns), ...drawn].join('\n');
  return { markup, height: Math.ceil(top) };
}
