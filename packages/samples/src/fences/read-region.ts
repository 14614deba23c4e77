/** The shown part of a listing's file, or why there is none. */
export type RegionReading =
  | { readonly kind: 'text'; readonly text: string }
  /** `available`: names of the regions that the file has. */
  | { readonly kind: 'missing'; readonly available: readonly string[] }
  /** `line`: where the region begins, counted from 1. */
  | { readonly kind: 'unclosed'; readonly line: number };

/** A line that is nothing but a marker, in a comment of C (one line or block), shell or HTML. */
const MARKER =
  /^\s*(?:\/\/|#|\/\*|<!--)\s*#(?<edge>region|endregion)(?:\s+(?<name>[\w-]+))?\s*(?:\*\/|-->)?\s*$/;

/**
 * Reads a file or one region of it, as a page shows it: without marker lines, without the
 * indentation that all its lines share, without empty lines at both ends. Regions may lie in each
 * other.
 *
 * @param source content of the file
 * @param region its name; `undefined` for the whole file
 */
export function readRegion(source: string, region: string | undefined): RegionReading {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const markers = lines.map((line) => MARKER.exec(line)?.groups);
  const shown = (from: number, to: number) =>
    lines.slice(from, to).filter((_line, index) => markers[from + index] === undefined);
  if (region === undefined) {
    return { kind: 'text', text: trimBlock(shown(0, lines.length)) };
  }
  const start = markers.findIndex((marker) => isEdge(marker, 'region', region));
  if (start === -1) {
    return { kind: 'missing', available: regionNames(markers) };
  }
  const end = markers.findIndex(
    (marker, index) => index > start && isEdge(marker, 'endregion', region),
  );
  return end === -1
    ? { kind: 'unclosed', line: start + 1 }
    : { kind: 'text', text: trimBlock(shown(start + 1, end)) };
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

function trimBlock(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines
    .map((line) => line.slice(common).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
