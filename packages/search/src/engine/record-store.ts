import type { HeadingsPart, PagesPart, TextPart } from '../schema/index-format.ts';
import type { PageFacts, RecordType } from '../schema/page-records.ts';

/** One heading section as it is shown. */
export interface StoredRecord {
  /** Number of the section: each page, then its headings. Text and words name it by this number. */
  readonly id: number;
  /** Number of the page. */
  readonly page: number;
  readonly level: number;
  /** Empty until the headings of the page have arrived; that of a page is there from the start. */
  title: string;
  anchor: string;
  /** The headings above it on its page, outermost first, without the page's title. */
  above: readonly { readonly level: number; readonly title: string }[];
  /** Empty until the text has arrived. */
  prose: string;
  code: string;
}

/** One list for all: there are many records. */
const NONE: StoredRecord['above'] = [];

/** A page and where its records are. */
interface StoredPage extends PageFacts {
  /** Number of its own record; those of its headings follow. */
  readonly record: number;
  /** How many records it has. */
  readonly length: number;
}

/** The records, in the order of their numbers. */
export class RecordStore {
  readonly records: StoredRecord[] = [];
  readonly pages: StoredPage[] = [];
  /** Number of the page of each record: quicker to read than the record. */
  readonly pageNumbers: number[] = [];

  /** @returns the records of the pages themselves. */
  addPages({ rows, words }: PagesPart): readonly StoredRecord[] {
    for (const [path, title, group, section, tag, language, levels] of rows) {
      this.pages.push({
        path,
        title,
        group: words[group] ?? '',
        section: words[section] ?? '',
        tag: words[tag] ?? '',
        language: words[language] ?? '',
        record: this.records.length,
        length: levels.length + 1,
      });
      this.#add(1, title);
      for (const level of levels) {
        this.#add(Number(level), '');
      }
    }
    return this.records.filter(({ level }) => level === 1);
  }

  /** Needs the pages. @returns the records that now have their headings. */
  addHeadings({ rows, page }: HeadingsPart): readonly StoredRecord[] {
    return rows.flatMap((headings, index) => {
      const first = (this.pages[page + index]?.record ?? 0) + 1;
      const records = this.records.slice(first, first + headings.length);
      let above: readonly StoredRecord[] = [];
      for (const [place, record] of records.entries()) {
        [record.title = '', record.anchor = ''] = headings[place] ?? [];
        above = above.filter(({ level }) => level < record.level);
        record.above = above;
        above = [...above, record];
      }
      return records;
    });
  }

  #add(level: number, title: string): void {
    const page = this.pages.length - 1;
    this.pageNumbers.push(page);
    const id = this.records.length;
    this.records.push({ id, page, level, title, anchor: '', above: NONE, prose: '', code: '' });
  }

  /** Needs the pages. */
  addText({ rows, section }: TextPart): void {
    for (const [place, [prose, code]] of rows.entries()) {
      const record = this.records[section + place];
      if (record !== undefined) {
        record.prose = prose;
        record.code = code;
      }
    }
  }

  /** Facts of the page that a record belongs to. */
  pageOf(record: StoredRecord): StoredPage {
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
export function recordType(level: number): RecordType {
  const types: readonly RecordType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  return types[level - 1] ?? 'lvl6';
}
