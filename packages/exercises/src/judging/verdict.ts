/** Id of the requirement that the compiler judges, in exercises whose types count. */
export const TYPES = 'types';

/** What came of one requirement. Texts are cut to `TEXT_LENGTH`. */
export type Outcome =
  | { readonly holds: true }
  | {
      readonly holds: false;
      /** What was tried, in words or as a call. */
      readonly input: string;
      /** What came out, formatted; for an error its name and message. */
      readonly output: string;
      readonly expected: string;
      /** An error on the way, which may be the cause. Its words depend on the browser, so it identifies no mistake. */
      readonly note?: string;
      /** Of the reader's file, counted from 1: where the compiler found this. */
      readonly line?: number;
    };

/** An outcome, and the id of its requirement. */
export type Verdict = { readonly requirement: string } & Outcome;

/** What a check has found so far; the frame sends it after each step. */
export interface Report {
  readonly verdicts: readonly Verdict[];
  /** What is being tried now: the last word of a program that is stopped. Absent at the end. */
  readonly trying?: { readonly requirement: string; readonly input: string };
}

/** Characters of an input or output that a report holds. */
export const TEXT_LENGTH = 600;

/** Cuts a text for a report. */
export function cutText(text: string): string {
  return text.length <= TEXT_LENGTH ? text : `${text.slice(0, TEXT_LENGTH)} …`;
}
