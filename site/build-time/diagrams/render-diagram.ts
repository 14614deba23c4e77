import { escapeHtml } from '@vibe-docs/kernel';
import { DIAGRAM_WIDTH, type Diagram } from './diagram.ts';
import { renderBoxes } from './render-boxes.ts';
import { renderHistory } from './render-history.ts';
import { renderSequence } from './render-sequence.ts';
import { type Drawing, paint, type Variant } from './svg.ts';

const FONT = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif`;
const ORIGIN =
  '<!-- Made from site/build-time/diagrams/data by `npx tsx site/build-time/diagrams/build-diagrams.mts`. -->';

/**
 * Renders one variant of a diagram. Both variants come from the same drawing, so they cannot differ.
 * @returns a whole SVG document, 760 wide, and its height
 * @throws when a text does not fit, or a reference is unknown
 */
export function renderDiagram(
  diagram: Diagram,
  variant: Variant,
): Readonly<{ svg: string; height: number }> {
  const { markup, height } = draw(diagram);
  const svg = [
    ORIGIN,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DIAGRAM_WIDTH} ${height}" width="${DIAGRAM_WIDTH}" height="${height}" font-family="${FONT}">`,
    `<title>${escapeHtml(diagram.title)}</title>`,
    paint(markup, variant),
    '</svg>',
    '',
  ].join('\n');
  return { svg, height };
}

function draw(diagram: Diagram): Drawing {
  switch (diagram.kind) {
    case 'sequence':
      return renderSequence(diagram);
    case 'boxes':
      return renderBoxes(diagram);
    case 'history':
      return renderHistory(diagram);
  }
}

/**
 * Generates all files of the diagrams: two pictures each, and the heights that the `Diagram` component reads.
 * @returns paths from the `site` folder, and texts
 */
export function diagramFiles(
  diagrams: readonly Diagram[],
): readonly Readonly<{ path: string; text: string }>[] {
  const pictures = diagrams.flatMap((diagram) =>
    (['light', 'dark'] as const).map((variant) => ({
      path: `static/img/diagrams/${diagram.name}-${variant}.svg`,
      text: renderDiagram(diagram, variant).svg,
    })),
  );
  const heights = Object.fromEntries(
    diagrams.map((diagram) => [diagram.name, renderDiagram(diagram, 'light').height]),
  );
  return [
    ...pictures,
    {
      path: 'build-time/diagrams/heights.json',
      text: `${JSON.stringify(heights, undefined, 2)}\n`,
    },
  ];
}
