/** Address of the frame of live examples, including the base path. */
export interface FrameAddresses {
  readonly page: string;
  readonly packages: string;
  /** The scripts that checks of exercises need, by kind of exercise. */
  readonly kits: Readonly<Record<string, string>>;
  /** The script of the worker that judges types. */
  readonly types: string;
}

/** The source files that each entry needs, by path; keyed by the entry's path below the listings folder. */
export type LiveExamples = Readonly<Record<string, Readonly<Record<string, string>>>>;
