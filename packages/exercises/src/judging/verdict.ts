/** Id of the requirement that the compiler judges, in exercises whose types count. */
export const TYPES = 'types';

/** What came of one requirement. Texts are cut to `TEXT_LENGTH`. */
export type Verdict =
  | { readonly requirement: string; readonly holds: true }
  | {
      readonly requirement: string;
      readonly holds: false;
      /** What was tried, in words or as a call. */
      readonly input: string;
      /** What came out, formatted; for an error its name and message. */
      readonly output: string;
      readonly expected: string;
      /** Of the reader's file, counted from 1: where the compiler found this. */
      readonly line?: number;
    };

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
