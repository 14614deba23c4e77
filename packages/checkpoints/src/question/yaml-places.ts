import type { Place } from '@vibe-docs/kernel';
import { type Document, isMap, isNode, isPair, isScalar, type LineCounter, Scalar } from 'yaml';

/** A way into parsed YAML: keys and places in lists (from 0). */
export type YamlPath = readonly (string | number)[];

/** Tells where things stand in a YAML file. Lines and columns count from 1. */
export interface YamlPlaces {
  /** Where a value begins; for a missing one, where the nearest thing around it begins. */
  readonly placeOf: (path: YamlPath) => Place;
  /** Where a key of a map stands. */
  readonly placeOfKey: (path: YamlPath, key: string) => Place;
  /** Line of the file that holds the first line of a text: below the sign of a `|` or `>` block. */
  readonly firstLineOf: (path: YamlPath) => number;
  readonly has: (path: YamlPath) => boolean;
}

/** Makes the places of a parsed file. */
export function yamlPlaces(document: Document, lineCounter: LineCounter): YamlPlaces {
  const nodeAt = (path: YamlPath): unknown =>
    path.length === 0 ? document.contents : document.getIn(path, true);
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const placeOf = (path: YamlPath): Place => {
    const node = nodeAt(path);
    if (isNode(node) && node.range) {
      return placeAt(node.range[0]);
    }
    return path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1));
  };
  return {
    placeOf,
    placeOfKey: (path, key) => {
      const map = nodeAt(path);
      const pair = isMap(map)
        ? map.items.find((item) => isPair(item) && String(item.key) === key)
        : undefined;
      return isScalar(pair?.key) && pair.key.range ? placeAt(pair.key.range[0]) : placeOf(path);
    },
    firstLineOf: (path) => {
      const node = nodeAt(path);
      const isBlock =
        isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
      return placeOf(path).line + (isBlock ? 1 : 0);
    },
    has: (path) => nodeAt(path) !== undefined,
  };
}
