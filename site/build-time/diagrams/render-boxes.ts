import type { Anchor, Arrow, Box, BoxDiagram, Group } from './diagram.ts';
import type { Palette } from './svg.ts';
import {
  arrowLine,
  estimateWidth,
  LINE_HEIGHT,
  type Point,
  roundedBox,
  TEXT_SIZE,
  textBlock,
  textLine,
  wrapText,
} from './svg.ts';

const BOX_PADDING = 10;

/** A line of text in a box, and its style. */
type BoxLine = Readonly<{ text: string; isName: boolean }>;

function boxLines(box: Box): readonly BoxLine[] {
  const room = box.width - 2 * BOX_PADDING;
  const names = wrapText(box.name, room, TEXT_SIZE.name).map((text) => ({ text, isName: true }));
  const details = (box.details ?? [])
    .flatMap((detail) => wrapText(detail, room, TEXT_SIZE.small))
    .map((text) => ({ text, isName: false }));
  return [...names, ...details];
}

function renderBox(box: Box, palette: Palette): string {
  const lines = boxLines(box);
  const textHeight = lines.length * LINE_HEIGHT;
  if (textHeight + 8 > box.height) {
    throw new Error(`Box "${box.id}" needs a height of ${textHeight + 8}, it has ${box.height}.`);
  }
  const fill = {
    main: palette.mainFill,
    part: palette.partFill,
    outside: palette.outsideFill,
  }[box.tone];
  const stroke = box.tone === 'main' ? palette.accent : palette.frame;
  const top = box.y + (box.height - textHeight) / 2 + LINE_HEIGHT * 0.75;
  const texts = lines.map(({ text, isName }, index) =>
    textLine([box.x + box.width / 2, top + index * LINE_HEIGHT], text, {
      fill: isName ? palette.text : palette.muted,
      size: isName ? TEXT_SIZE.name : TEXT_SIZE.small,
      bold: isName,
    }),
  );
  return (
    roundedBox([box.x, box.y, box.width, box.height], {
      fill,
      stroke,
      dashed: box.tone === 'outside',
    }) + texts.join('')
  );
}

function renderGroup(group: Group, palette: Palette): string {
  const labelWidth = estimateWidth(group.label, TEXT_SIZE.small);
  return (
    roundedBox([group.x, group.y, group.width, group.height], {
      fill: 'none',
      stroke: palette.frame,
      dashed: true,
    }) +
    textLine([group.x + 14 + labelWidth / 2, group.y + 20], group.label, {
      fill: palette.muted,
      size: TEXT_SIZE.small,
      bold: true,
    })
  );
}

function findPoint(anchor: Anchor, boxes: readonly Box[]): Point {
  const box = boxes.find(({ id }) => id === anchor.box);
  if (box === undefined) {
    throw new Error(`An arrow names box "${anchor.box}", which does not exist.`);
  }
  const isLevel = anchor.side === 'top' || anchor.side === 'bottom';
  const at = anchor.at ?? (isLevel ? box.width : box.height) / 2;
  switch (anchor.side) {
    case 'top':
      return [box.x + at, box.y];
    case 'bottom':
      return [box.x + at, box.y + box.height];
    case 'left':
      return [box.x, box.y + at];
    case 'right':
      return [box.x + box.width, box.y + at];
  }
}

/** Straight where the ends face each other, orthogonal elsewhere. */
function routeArrow(arrow: Arrow, start: Point, end: Point): readonly Point[] {
  const leavesSideways = arrow.from.side === 'left' || arrow.from.side === 'right';
  const arrivesSideways = arrow.to.side === 'left' || arrow.to.side === 'right';
  if (start[0] === end[0] || start[1] === end[1]) {
    return [start, end];
  }
  if (leavesSideways && arrivesSideways) {
    const middle = (start[0] + end[0]) / 2;
    return [start, [middle, start[1]], [middle, end[1]], end];
  }
  if (!leavesSideways && !arrivesSideways) {
    const middle = (start[1] + end[1]) / 2;
    return [start, [start[0], middle], [end[0], middle], end];
  }
  return [start, leavesSideways ? [end[0], start[1]] : [start[0], end[1]], end];
}

function renderArrow(arrow: Arrow, boxes: readonly Box[], palette: Palette): string {
  const start = findPoint(arrow.from, boxes);
  const end = findPoint(arrow.to, boxes);
  const line = arrowLine(routeArrow(arrow, start, end), palette.line, arrow.dashed === true);
  const middle = arrow.labelAt ?? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return (
    line +
    textBlock(middle, arrow.label ?? [], {
      fill: palette.text,
      size: TEXT_SIZE.small,
      halo: palette.page,
    })
  );
}

/**
 * Renders boxes and arrows at the positions of the diagram.
 * @throws when a text does not fit its box or an arrow refers to an unknown box
 */
export function renderBoxes(diagram: BoxDiagram, palette: Palette): string {
  return [
    ...diagram.groups.map((group) => renderGroup(group, palette)),
    ...diagram.boxes.map((box) => renderBox(box, palette)),
    ...diagram.arrows.map((arrow) => renderArrow(arrow, diagram.boxes, palette)),
  ].join('\n');
}
