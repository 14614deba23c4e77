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

/**
 * Reads a report that came out of the frame. Code in the frame can forge it: that fools nobody but its author, so
 * only the form is checked.
 *
 * @returns `undefined` for anything but a report
 */
export function readReport(text: string): Report | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || !Array.isArray(data.verdicts)) {
    return undefined;
  }
  const verdicts = data.verdicts.flatMap((verdict) => readVerdict(verdict) ?? []);
  const { trying } = data;
  return isRecord(trying)
    ? {
        verdicts,
        trying: { requirement: String(trying.requirement), input: String(trying.input) },
      }
    : { verdicts };
}

function readVerdict(data: unknown): Verdict | undefined {
  if (!isRecord(data) || typeof data.requirement !== 'string') {
    return undefined;
  }
  const { requirement, input, output, expected, note } = data;
  return data.holds === true
    ? { requirement, holds: true }
    : {
        requirement,
        holds: false,
        input: String(input),
        output: String(output),
        expected: String(expected),
        ...(note !== undefined && { note: String(note) }),
      };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
