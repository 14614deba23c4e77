import type { Anchor, Arrow, Box, BoxDiagram, Group } from './diagram.ts';
import {
  arrowLine,
  type Drawing,
  estimateWidth,
  LINE_HEIGHT,
  type Point,
  roundedBox,
  textBlock,
  textLine,
  wrapText,
} from './svg.ts';

const BOX_PADDING = 10;

function renderBox({ id, x, y, width, height, name, tone, details = [] }: Box): string {
  const room = width - 2 * BOX_PADDING;
  const smallLines = details.flatMap((detail) => wrapText(detail, room, 'small'));
  const lines = [
    ...wrapText(name, room, 'name').map((text) => ({ text, size: 'name', bold: true }) as const),
    ...smallLines.map((text) => ({ text, size: 'small', fill: 'muted' }) as const),
  ];
  const textHeight = lines.length * LINE_HEIGHT;
  if (textHeight + 8 > height) {
    throw new Error(`Box "${id}" needs a height of ${textHeight + 8}, it has ${height}.`);
  }
  const frame = roundedBox([x, y, width, height], {
    fill: `${tone}Fill`,
    stroke: tone === 'main' ? 'accent' : 'frame',
    dashed: tone === 'outside',
  });
  const top = y + (height - textHeight) / 2 + LINE_HEIGHT * 0.75;
  const texts = lines.map(({ text, ...style }, index) =>
    textLine([x + width / 2, top + index * LINE_HEIGHT], text, style),
  );
  return frame + texts.join('');
}

function renderGroup({ x, y, width, height, label }: Group): string {
  const labelWidth = estimateWidth(label, 'small');
  return (
    roundedBox([x, y, width, height], { fill: 'none', stroke: 'frame', dashed: true }) +
    textLine([x + 14 + labelWidth / 2, y + 20], label, { fill: 'muted', size: 'small', bold: true })
  );
}

/** Arrows leave such a side upwards or downwards. */
function isLevel({ side }: Anchor): boolean {
  return side === 'top' || side === 'bottom';
}

function findPoint(anchor: Anchor, boxes: readonly Box[]): Point {
  const box = boxes.find(({ id }) => id === anchor.box);
  if (box === undefined) {
    throw new Error(`An arrow names box "${anchor.box}", which does not exist.`);
  }
  const { x, y, width, height } = box;
  return isLevel(anchor)
    ? [x + (anchor.at ?? width / 2), anchor.side === 'top' ? y : y + height]
    : [anchor.side === 'left' ? x : x + width, y + (anchor.at ?? height / 2)];
}

/** Straight where the ends face each other, orthogonal elsewhere. */
function routeArrow({ from, to }: Arrow, start: Point, end: Point): readonly Point[] {
  const [startX, startY] = start;
  const [endX, endY] = end;
  if (startX === endX || startY === endY) {
    return [start, end];
  }
  const [middleX, middleY] = middleOf(start, end);
  if (isLevel(from) && isLevel(to)) {
    return [start, [startX, middleY], [endX, middleY], end];
  }
  if (!isLevel(from) && !isLevel(to)) {
    return [start, [middleX, startY], [middleX, endY], end];
  }
  return [start, isLevel(from) ? [startX, endY] : [endX, startY], end];
}

function middleOf([startX, startY]: Point, [endX, endY]: Point): Point {
  return [(startX + endX) / 2, (startY + endY) / 2];
}

function renderArrow(arrow: Arrow, boxes: readonly Box[]): string {
  const start = findPoint(arrow.from, boxes);
  const end = findPoint(arrow.to, boxes);
  const line = arrowLine(routeArrow(arrow, start, end), { dashed: arrow.dashed === true });
  const middle = arrow.labelAt ?? middleOf(start, end);
  return line + textBlock(middle, arrow.label ?? [], { size: 'small', halo: true });
}

/**
 * Renders boxes and arrows at the positions of the diagram.
 * @throws when a text does not fit its box or an arrow refers to an unknown box
 */
export function renderBoxes({ groups, boxes, arrows, height }: BoxDiagram): Drawing {
  const parts = [
    ...groups.map(renderGroup),
    ...boxes.map(renderBox),
    ...arrows.map((arrow) => renderArrow(arrow, boxes)),
  ];
  return { markup: parts.join('\n'), height };
}
