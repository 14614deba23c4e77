/** A page in the list at `/search`. `path` includes the base path, as links need it. */
export interface IndexedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The pages of one section of the site, in reading order of their files. */
export interface IndexSection {
  readonly label: string;
  readonly pages: readonly IndexedPage[];
}
