/** Where the frame of live examples is, base path included. */
export interface FrameAddresses {
  readonly page: string;
  readonly packages: string;
}

/** By the entry's path below the listings folder: the sources of the files that it needs, by path. */
export type LiveExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;
