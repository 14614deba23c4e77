import { escapeHtml } from '@vibe-docs/kernel';
import type {
  Hierarchy,
  MarkedText,
  MarkedTexts,
  SearchHit,
  SearchRequest,
} from '../schema/algolia-types.ts';
import type { PageFacts } from '../schema/page-records.ts';
import { recordType, type StoredRecord } from './record-store.ts';
import { hasMatch, highlight, snippet, toMarkup } from './snippet.ts';

interface HitContext {
  readonly page: PageFacts;
  readonly matched: ReadonlySet<string>;
  readonly origin: string;
  readonly request: SearchRequest;
}

/** Words of the text that DocSearch keeps with a recent search and shows on one line. */
const STORED_WORDS = 20;

type Level = keyof Hierarchy<unknown>;
const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Turns a record into a hit: marked, cut to snippets, safe to show as HTML. */
export function makeHit(record: StoredRecord, context: HitContext): SearchHit {
  const { page, matched, origin } = context;
  const titles = titlesOf(record, page);
  const content = bestContent(record, matched);
  const isHeadingHit = hasMatch(record.title, matched) || content === '';
  const shortened = snippet(content, matched, { length: STORED_WORDS, ellipsis: '…' });
  const url = `${origin}${page.path}`;
  return {
    objectID: `${page.path}#${record.anchor}`,
    type: isHeadingHit || !hasMatch(content, matched) ? recordType(record.level) : 'content',
    url: record.anchor === '' ? url : `${url}#${encodeURIComponent(record.anchor)}`,
    url_without_anchor: url,
    anchor: record.anchor === '' ? null : record.anchor,
    content: content === '' ? null : escapeHtml(shortened),
    hierarchy: titlesOf(record, page, escapeHtml),
    section: page.section,
    _highlightResult: markTexts({ titles, content: shortened }, context, () => undefined),
    _snippetResult: markTexts({ titles, content }, context, (attribute) =>
      snippetLength(context.request, attribute),
    ),
  };
}

/** @param write makes the text of a heading; `lvl0` stays as it is. */
function titlesOf(
  record: StoredRecord,
  page: PageFacts,
  write = (text: string) => text,
): Hierarchy<string | null> {
  const byLevel = new Map(record.above.map(({ level, title }) => [level, title]));
  byLevel.set(1, page.title);
  byLevel.set(record.level, record.title);
  const at = (level: number) => {
    const title = byLevel.get(level);
    return title === undefined ? null : write(title);
  };
  return {
    lvl0: page.group,
    lvl1: at(1),
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
}

/** Code only where the prose does not hold what was looked for. */
function bestContent({ prose, code }: StoredRecord, matched: ReadonlySet<string>): string {
  const isInCode = code !== '' && !hasMatch(prose, matched) && hasMatch(code, matched);
  return isInCode ? code : prose;
}

function markTexts(
  texts: { readonly titles: Hierarchy<string | null>; readonly content: string },
  { matched, request }: HitContext,
  lengthOf: (attribute: string) => number | undefined,
): MarkedTexts {
  const mark = (text: string, attribute: string): MarkedText => {
    const length = lengthOf(attribute);
    const ellipsis = request.snippetEllipsisText ?? '…';
    const cut = length === undefined ? text : snippet(text, matched, { length, ellipsis });
    const pieces = highlight(cut, matched);
    return {
      value: toMarkup(pieces, {
        before: request.highlightPreTag ?? '<em>',
        after: request.highlightPostTag ?? '</em>',
      }),
      matchLevel: pieces.some(({ isMatch }) => isMatch) ? 'full' : 'none',
    };
  };
  const hierarchy: { -readonly [Key in Level]?: MarkedText } = {};
  for (const level of LEVELS) {
    const text = texts.titles[level];
    if (text !== null) {
      hierarchy[level] = mark(text, `hierarchy.${level}`);
    }
  }
  // DocSearch shows this one as text, not as HTML.
  hierarchy.lvl0 = { value: texts.titles.lvl0 ?? '', matchLevel: 'none' };
  return texts.content === ''
    ? { hierarchy }
    : { hierarchy, content: mark(texts.content, 'content') };
}

/** Words that `attributesToSnippet` allows an attribute; `undefined` when it is not listed. */
function snippetLength(request: SearchRequest, attribute: string): number | undefined {
  const entry = request.attributesToSnippet?.find((item) => item.split(':')[0] === attribute);
  const length = Number(entry?.split(':')[1] ?? 10);
  return entry === undefined || !(length > 0) ? undefined : length;
}
