import { unifyLineBreaks } from '@vibe-docs/kernel';

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

interface Line {
  readonly text: string;
  /** Its line in the file, counted from 0. */
  readonly number: number;
  readonly marker: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Reads a file or one region of it as a page shows it: without marker lines, common
 * indentation, and leading or trailing empty lines. Regions may be nested.
 *
 * @param source content of the file
 * @param region its name; `undefined` for the whole file
 */
export function readRegion(source: string, region: string | undefined): RegionReading {
  const texts = unifyLineBreaks(source).split('\n');
  const lines = texts.map((text, number) => ({ text, number, marker: MARKER.exec(text)?.groups }));
  if (region === undefined) {
    return trimBlock(lines);
  }
  const findEdge = (edge: 'region' | 'endregion', from: number) =>
    lines.findIndex(
      ({ marker }, index) => index >= from && marker?.edge === edge && marker.name === region,
    );
  const start = findEdge('region', 0);
  if (start === -1) {
    const available = lines.flatMap(({ marker }) =>
      marker?.edge === 'region' ? (marker.name ?? []) : [],
    );
    return { kind: 'missing', available };
  }
  const end = findEdge('endregion', start);
  return end === -1 ? { kind: 'unclosed', line: start + 1 } : trimBlock(lines.slice(start, end));
}

function trimBlock(block: readonly Line[]): RegionReading {
  const isFilled = ({ text }: Line) => text.trim() !== '';
  const shown = block.filter(({ marker }) => marker === undefined);
  const lines = shown.slice(shown.findIndex(isFilled), shown.findLastIndex(isFilled) + 1);
  const indents = lines.filter(isFilled).map(({ text }) => text.length - text.trimStart().length);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return {
    kind: 'text',
    text: lines.map(({ text }) => text.slice(indent).trimEnd()).join('\n'),
    lines: lines.map(({ number }) => number),
    indent,
  };
}
