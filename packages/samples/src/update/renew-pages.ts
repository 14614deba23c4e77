import type { Page } from '@vibe-docs/content';
import type { Renewal } from '../stage-result.ts';

/**
 * Writes the actual outputs into the pages.
 *
 * @returns pages with their new text, and a diff of the changed lines: `-` before an old one, `+` before a new one
 */
export function renewPages(renewals: readonly Renewal[]) {
  const pages = new Set(renewals.map(({ block }) => block.page.page));
  return [...pages].map((page) => {
    const ofPage = renewals.filter(({ block }) => block.page.page === page);
    return renewPage(page, ofPage);
  });
}

function renewPage(page: Page, renewals: readonly Renewal[]) {
  let { text } = page;
  const diffs: string[] = [];
  // From the end, so that the offsets of the others stay valid.
  for (const renewal of renewals.toSorted((a, b) => b.block.index - a.block.index)) {
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
