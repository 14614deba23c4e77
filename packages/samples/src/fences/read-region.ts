/** The shown part of a listing's file, or why it cannot be shown. */
type RegionReading =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** For each line of the text, its line in the file, counted from 0. */
      readonly lines: readonly number[];
      /** Number of indentation characters that were removed from each line. */
      readonly indent: number;
    }
  /** `available`: names of the regions that the file has. */
  | { readonly kind: 'missing'; readonly available: readonly string[] }
  /** `line`: where the region begins, counted from 1. */
  | { readonly kind: 'unclosed'; readonly line: number };

/** A line that contains only a marker, in a C-style (line or block), shell or HTML comment. */
const MARKER =
  /^\s*(?:\/\/|#|\/\*|<!--)\s*#(?<edge>region|endregion)(?:\s+(?<name>[\w-]+))?\s*(?:\*\/|-->)?\s*$/;

/**
 * Reads a file or one region of it as a page shows it: without marker lines, common
 * indentation, and leading or trailing empty lines. Regions may be nested.
 * other.
 *
 * @param source content of the file
 * @param region its name; `undefined` for the whole file
 */
export function readRegion(source: string, region: string | undefined): RegionReading {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const markers = lines.map((line) => MARKER.exec(line)?.groups);
  const shown = (from: number, to: number): readonly NumberedLine[] =>
    lines
      .map((text, number) => ({ text, number }))
      .slice(from, to)
      .filter(({ number }) => markers[number] === undefined);
  if (region === undefined) {
    return trimBlock(shown(0, lines.length));
  }
  const start = markers.findIndex((marker) => isEdge(marker, 'region', region));
  if (start === -1) {
    return { kind: 'missing', available: regionNames(markers) };
  }
  const end = markers.findIndex(
    (marker, index) => index > start && isEdge(marker, 'endregion', region),
  );
  return end === -1 ? { kind: 'unclosed', line: start + 1 } : trimBlock(shown(start + 1, end));
}

interface NumberedLine {
  readonly text: string;
  readonly number: number;
}

type Marker = Readonly<Record<string, string | undefined>> | undefined;

function isEdge(marker: Marker, edge: 'region' | 'endregion', name: string): boolean {
  return marker?.edge === edge && marker.name === name;
}

function regionNames(markers: readonly Marker[]): readonly string[] {
  return markers.flatMap((marker) =>
    marker?.edge === 'region' && marker.name !== undefined ? [marker.name] : [],
  );
}

function trimBlock(block: readonly NumberedLine[]): RegionReading {
  const isFilled = ({ text }: NumberedLine) => text.trim() !== '';
  const lines = block.slice(block.findIndex(isFilled), block.findLastIndex(isFilled) + 1);
  const indents = lines.filter(isFilled).map(({ text }) => text.length - text.trimStart().length);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return {
    kind: 'text',
    text: lines.map(({ text }) => text.slice(indent).trimEnd()).join('\n'),
    lines: lines.map(({ number }) => number),
    indent,
  };
}
