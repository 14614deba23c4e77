/** Texts of the notices at the top of pages that the network did not answer. */
export interface NoticeTexts {
  /** With `{date}`. */
  readonly saved: string;
  readonly unsaved: string;
  /** The link to the page about saved pages. */
  readonly manage: string;
}

/** What the build tells the worker. */
export interface WorkerSettings {
  /** Begins and ends with `/`. */
  readonly basePath: string;
  /** The page about saved pages, below the base path; it also answers for pages that are not saved. */
  readonly offlinePage: string;
  /** The stylesheet of the notices, below the base path. */
  readonly stylesheet: string;
  /** Folder of pages that run a reader's code in frames, below the base path. */
  readonly frames: string;
  readonly locale: string;
  readonly texts: NoticeTexts;
  /** Saving is switched off: the worker removes everything and itself. */
  readonly isOff: boolean;
}
