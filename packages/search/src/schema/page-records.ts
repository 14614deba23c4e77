/** Kinds of a record in DocSearch's terms: `lvl1` is a page, `lvl2` to `lvl6` a heading in it. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The parts of the site that a reader can filter by. */
export const SECTIONS = ['Docs', 'Tutorials', 'API', 'Blog'] as const;

export type SectionName = (typeof SECTIONS)[number];

/** What every record of one page shares. */
export interface PageFacts {
  /** Address below the origin, as links write it: `/vibe/docs/intro`, with `%20` for a space. */
  readonly path: string;
  readonly title: string;
  /** `lvl0`: the category in the sidebar, or the name of the section when the page has none. */
  readonly group: string;
  /** A `SectionName`. */
  readonly section: string;
  /** `docusaurus_tag` of the page, such as `docs-default-current`. */
  readonly tag: string;
  readonly language: string;
}

/** One heading and the text below it, up to the next heading. The first of a page is its title. */
export interface HeadingSection {
  /** 1 for the page's title, 2 to 6 for `h2` to `h6`. */
  readonly level: number;
  readonly title: string;
  /** Id of the heading; empty for the page's title. */
  readonly anchor: string;
  readonly prose: string;
  readonly code: string;
  /** Names that readers type for it besides the heading, such as method and path of an operation. */
  readonly asked?: readonly string[];
}

/** A page as the search sees it. */
export interface PageRecords {
  readonly page: PageFacts;
  /** At least one: the title with what stands before the first heading. */
  readonly sections: readonly HeadingSection[];
  /** What readers ask and call the page, from its front matter: found by search, shown nowhere. */
  readonly asked?: readonly string[];
  /** What readers may type who look for this page: taught to the search (`learn-words.ts`), not in the index. */
  readonly queries?: readonly string[];
  /** What programs say when they fail, as far as the page quotes it: found when readers paste it (`list-messages.ts`). */
  readonly messages?: readonly string[];
}
