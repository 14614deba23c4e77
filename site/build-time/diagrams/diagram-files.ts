import type { Diagram } from './diagram.ts';
import { renderDiagram } from './render-diagram.ts';

/** A file to write: its path from the `site` folder, and its text. */
export type DiagramFile = Readonly<{ path: string; text: string }>;

/**
 * Generates all files of the diagrams: two pictures each, and the heights that
 * the `Diagram` component reads.
 */
export function diagramFiles(diagrams: readonly Diagram[]): readonly DiagramFile[] {
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
