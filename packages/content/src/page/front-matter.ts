import type { Place } from '@vibe-docs/kernel';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** The YAML block at the top of a page. */
export interface FrontMatter {
  /** Empty when there is no block, or when it cannot be read. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Position of each key. */
  readonly places: ReadonlyMap<string, Place>;
  /** First position after the opening `---`, or the start of the page when there is no block. */
  readonly start: Place;
  /** Why the block cannot be read: one sentence without a full stop. In that case `values` is empty. */
  readonly problem: (Place & { readonly reason: string }) | undefined;
}

/** Matches what Docusaurus matches: three dashes on the first line, closed by three dashes. */
const BLOCK = /^---[ \t]*\r?\n(?<yaml>(?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page.
 *
 * @param text the page, without a byte order mark
 * @returns keys with their values and positions; invalid YAML yields a `problem`, never an exception
 */
export function readFrontMatter(text: string): FrontMatter {
  const yaml = BLOCK.exec(text)?.groups?.yaml;
  const start = { line: yaml === undefined ? 1 : 2, column: 1 };
  const values = new Map<string, unknown>();
  const places = new Map<string, Place>();
  const reading = { values, places, start, problem: undefined };
  if (yaml === undefined) return reading;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + start.line - 1, column: col };
  };
  const error = document.errors[0];
  if (error !== undefined) {
    const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    return { ...reading, problem: { ...place(error.pos[0]), reason } };
  }
  if (document.contents === null) return reading;
  if (!isMap(document.contents)) {
    const reason = 'It is not a list of "key: value" lines';
    return { ...reading, problem: { ...start, reason } };
  }
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : String(key);
    values.set(name, isNode(value) ? value.toJS(document) : value);
    places.set(name, isScalar(key) && key.range ? place(key.range[0]) : start);
  }
  return reading;
}

/**
 * Reads a key whose value must be a string.
 *
 * @returns `undefined` when the key is missing or has another type
 */
export function frontMatterText(frontMatter: FrontMatter, key: string): string | undefined {
  const value = frontMatter.values.get(key);
  return typeof value === 'string' ? value : undefined;
}
