import type { Page } from '@vibe-docs/content';
import type { Renewal } from '../stage-result.ts';

/** A page with new outputs. */
interface RenewedPage {
  /** Path from the project folder. */
  readonly file: string;
  readonly text: string;
  /** A diff of the changed lines: `-` before an old one, `+` before a new one. */
  readonly diff: string;
}

/** Writes the actual outputs into the pages. */
export function renewPages(renewals: readonly Renewal[]): readonly RenewedPage[] {
  const byPage = new Map<Page, Renewal[]>();
  for (const renewal of renewals) {
    const { page } = renewal.block.page;
    byPage.set(page, [...(byPage.get(page) ?? []), renewal]);
  }
  return [...byPage].map(([page, ofPage]) => renewPage(page, ofPage));
}

function renewPage(page: Page, renewals: readonly Renewal[]): RenewedPage {
  let { text } = page;
  const diffs: string[] = [];
  // From the end, so that the offsets of the others stay valid.
  for (const renewal of [...renewals].sort((a, b) => b.block.index - a.block.index)) {
    const { fence } = renewal.block;
    const lines = text.split('\n');
    const old = fence.value === '' ? [] : fence.value.split('\n');
    const indent = indentOf(page, renewal);
    const renewed = renewal.text === '' ? [] : renewal.text.split('\n');
    const start = fence.codeLine - 1;
    lines.splice(start, old.length, ...renewed.map((line) => `${indent}${line}`.trimEnd()));
    text = lines.join('\n');
    diffs.unshift(formatDiff(`${page.file}:${fence.codeLine}`, old, renewed));
  }
  return { file: page.file, text, diff: diffs.join('\n') };
}

/** The prefix of a list or a block quote before the lines of a block: the same as before its fence. */
function indentOf(page: Page, { block }: Renewal): string {
  const line = page.text.split('\n')[block.fence.line - 1] ?? '';
  return line.slice(0, block.fence.column - 1).replace(/[^\s>]/g, ' ');
}

/** The lines that differ, without the equal ones at both ends. */
function formatDiff(place: string, old: readonly string[], renewed: readonly string[]): string {
  let start = 0;
  while (start < old.length && old[start] === renewed[start]) {
    start += 1;
  }
  let end = 0;
  const rest = Math.min(old.length, renewed.length) - start;
  while (end < rest && old[old.length - 1 - end] === renewed[renewed.length - 1 - end]) {
    end += 1;
  }
  return [
    place,
    ...old.slice(start, old.length - end).map((line) => `  - ${line}`),
    ...renewed.slice(start, renewed.length - end).map((line) => `  + ${line}`),
  ].join('\n');
}
