import { recordType } from '../engine/record-store.ts';
import { escapeHtml } from '../engine/snippet.ts';
import type { PageRecords, RecordType } from '../schema/page-records.ts';

/** A record as a hosted index keeps it. Texts are HTML-escaped, because DocSearch shows them as HTML. */
export interface AlgoliaObject {
  readonly objectID: string;
  readonly type: RecordType;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  /** Readers' questions that the page answers, in the record of the page; never shown. */
  readonly asked?: readonly string[];
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly section: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  /** For ranking: pages before their sections, then the order of the page. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** Algolia's limit is 10,000 bytes a record on its smaller plans; this leaves room for the rest. */
const MOST_CONTENT = 5_000;

/** @param origin scheme and host under which the site is published. */
export function toObjects(pages: readonly PageRecords[], origin: string): readonly AlgoliaObject[] {
  return pages.flatMap(({ page, sections, asked = [] }) => {
    const open: { level: number; title: string }[] = [];
    return sections.map(({ level, title, anchor, prose, code }, position): AlgoliaObject => {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      open.push({ level, title });
      const titleAt = (wanted: number) =>
        escapeNullable(open.find((heading) => heading.level === wanted)?.title);
      const content = `${prose} ${code}`.trim().slice(0, MOST_CONTENT);
      const url = `${origin}${page.path}`;
      return {
        objectID: `${page.path}#${anchor}`,
        type: recordType({ level }),
        url: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
        url_without_anchor: url,
        anchor: anchor === '' ? null : anchor,
        content: content === '' ? null : escapeHtml(content),
        ...(level === 1 && asked.length > 0 ? { asked } : {}),
        hierarchy: {
          lvl0: page.group,
          ...Object.fromEntries(
            [1, 2, 3, 4, 5, 6].map((wanted) => [`lvl${wanted}`, titleAt(wanted)]),
          ),
        },
        section: page.section,
        language: page.language,
        docusaurus_tag: page.tag,
        weight: { level: 100 - level * 10, position },
      };
    });
  });
}

function escapeNullable(text: string | undefined): string | null {
  return text === undefined ? null : escapeHtml(text);
}
