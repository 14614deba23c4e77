import type { Place } from '@vibe-docs/kernel';
import { type Document, isMap, isNode, isPair, isScalar, type LineCounter, Scalar } from 'yaml';

/** A path into parsed YAML: keys and array indexes. */
export type YamlPath = readonly (string | number)[];

/** Positions in a YAML file. Lines and columns count from 1. */
export interface YamlPlaces {
  /** Start of a value; for a missing one, that of its nearest existing parent. */
  readonly placeOf: (path: YamlPath) => Place;
  /** Position of a key of a map. */
  readonly placeOfKey: (path: YamlPath, key: string) => Place;
  /** Line of the file on which a string begins: for `|` and `>` blocks, the line below the indicator. */
  readonly firstLineOf: (path: YamlPath) => number;
  readonly has: (path: YamlPath) => boolean;
}

/** Creates the position lookup of a parsed file. */
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
