import type { HeadingsPart, PagesPart, TextPart } from '../schema/index-format.ts';
import type { PageFacts, RecordType } from '../schema/page-records.ts';

/** One heading section as it is shown. */
export interface StoredRecord {
  /** Number of the record: pages first, then headings. */
  readonly id: number;
  /** Number of the record of its page. */
  readonly page: number;
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  /** Titles of the headings above it on its page, outermost first, without the page's title. */
  readonly above: readonly { readonly level: number; readonly title: string }[];
  /** Place in the order of sections, by which text and words name it. Known once the headings are there. */
  section: number;
  /** Empty until the text has arrived. */
  prose: string;
  code: string;
}

/** The records, in the order of their numbers. */
export class RecordStore {
  readonly records: StoredRecord[] = [];
  readonly pages: PageFacts[] = [];
  /** How many records each page has. */
  readonly lengths: number[] = [];
  /** Numbers of the records in the order of sections: each page, then its headings. */
  #bySection: readonly StoredRecord[] = [];

  /** @returns the records that were added. */
  addPages({ rows, words }: PagesPart): readonly StoredRecord[] {
    for (const [path, title, group, section, tag, language] of rows) {
      const id = this.pages.length;
      this.pages.push({
        path,
        title,
        group: words[group] ?? '',
        section: words[section] ?? '',
        tag: words[tag] ?? '',
        language: words[language] ?? '',
      });
      this.#add({ page: id, level: 1, title, anchor: '', above: [] });
    }
    return this.records;
  }

  /** Needs the pages. @returns the records that were added. */
  addHeadings({ rows }: HeadingsPart): readonly StoredRecord[] {
    const first = this.records.length;
    for (const [page, headings] of rows.entries()) {
      let above: StoredRecord['above'] = [];
      for (const [level, title, anchor] of headings) {
        above = above.filter((heading) => heading.level < level);
        this.#add({ page, level, title, anchor, above });
        above = [...above, { level, title }];
      }
    }
    this.#bySection = this.records.toSorted((a, b) => a.page - b.page || a.id - b.id);
    for (const [section, record] of this.#bySection.entries()) {
      record.section = section;
    }
    return this.records.slice(first);
  }

  #add(heading: Pick<StoredRecord, 'page' | 'level' | 'title' | 'anchor' | 'above'>): void {
    const id = this.records.length;
    this.lengths[heading.page] = (this.lengths[heading.page] ?? 0) + 1;
    this.records.push({ id, ...heading, section: id, prose: '', code: '' });
  }

  /** Number of the record of a section; -1 when there is none. Needs the headings. */
  recordOf(section: number): number {
    return this.#bySection[section]?.id ?? -1;
  }

  /** Needs the headings. */
  addText({ rows, section }: TextPart): void {
    for (const [place, [prose, code]] of rows.entries()) {
      const record = this.#bySection[section + place];
      if (record !== undefined) {
        record.prose = prose;
        record.code = code;
      }
    }
  }

  /** Facts of the page that a record belongs to. */
  pageOf(record: StoredRecord): PageFacts {
    const page = this.pages[record.page];
    if (page === undefined) {
      throw new Error(
        `Record ${record.id} of the search index names page ${record.page}, which is not there.`,
      );
    }
    return page;
  }
}

/** DocSearch's name for the level of a heading. */
export function recordType({ level }: Pick<StoredRecord, 'level'>): RecordType {
  const types: readonly RecordType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  return types[level - 1] ?? 'lvl6';
}
