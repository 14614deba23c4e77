import { ANY_LINES, compareOutput } from '../compare/compare-output.ts';
import type { LessonPart } from './lesson-parts.ts';

/** Code and remedy of what a reader can fail at. */
const FAILURES = {
  example: { code: 'lesson/command', hint: 'Correct it, or show the message.' },
  start: { code: 'lesson/command', hint: 'Correct the files that the page shows up to here.' },
  command: {
    code: 'lesson/command',
    hint: 'Correct the command, or what the page does before it.',
  },
  server: { code: 'lesson/command', hint: 'Give the block the option "start".' },
  timeout: { code: 'lesson/command', hint: 'A server may go on when its output is shown in full.' },
  page: { code: 'lesson/page', hint: 'Correct the files before it, or what the page says.' },
  picture: {
    code: 'lesson/picture',
    hint: 'Take it anew with "npm run samples -- <page> --update", and look at it.',
  },
  types: { code: 'lesson/page', hint: 'Show every file that a change concerns.' },
  output: { code: 'lesson/output', hint: 'Correct the steps before it, or the output.' },
  beginning: { code: 'lesson/output', hint: 'Show what the file contains at this step.' },
  file: { code: 'lesson/file', hint: 'Name a file that exists at this step.' },
  place: { code: 'lesson/file', hint: 'Name text that the file contains at this step.' },
  order: { code: 'lesson/file', hint: 'Show the whole file once before a part of it.' },
} as const;

/** Where a reader fails. */
export interface Stumble {
  readonly code: (typeof FAILURES)[keyof typeof FAILURES]['code'];
  /** Line of the page, counted from 1. */
  readonly line: number;
  /** Id of the heading above it. */
  readonly topic: string;
  readonly message: string;
  readonly hint: string;
}

/** A picture of an app where a page shows it. */
export interface Picture {
  /** Its address on the site, and its key in `followed.json`. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Hash of what the app shows. */
  readonly shown: string;
  readonly part: LessonPart;
}

/** Hashes and dates of commits: they differ from reader to reader. */
const COMMIT_FACT = /\b[0-9a-f]{7,40}\b|\w{3} \w{3} +\d+ [\d:]{8} \d{4} [+-]\d{4}/g;

/** Git abbreviates hashes to seven digits or more. */
const beginningOf = (fact: string) => (fact.includes(' ') ? fact : fact.slice(0, 7));

/** Where the reader of a lesson fails, in the order of the page. */
export class Stumbles {
  readonly found: Stumble[] = [];
  /** Console blocks with another output, by line, and their real text. */
  readonly renewed = new Map<number, string>();
  readonly pictures: Picture[] = [];
  /** The page's hashes and dates, by those of the reader. */
  readonly #facts = new Map<string, string>();

  report(part: LessonPart, failure: keyof typeof FAILURES, what: string) {
    const { line, section, topic, step } = part;
    const message = step === '' ? what : `At "${step}": ${what}`;
    this.found.push({ ...FAILURES[failure], line, topic: topic || section, message });
  }

  /** Reports pictures of an app that shows something else by now, and returns them. */
  reportOldPictures(recorded: Readonly<Record<string, string>>): readonly Picture[] {
    const old = this.pictures.filter(({ url, shown }) => recorded[url] !== shown);
    for (const { url, part } of old) {
      this.report(part, 'picture', `The app does not look as in "${url}".`);
    }
    return old;
  }

  /** Reports an output that differs from what a block shows, and returns what it should show. */
  compare(part: LessonPart, shown: string, actual: string): string {
    const comparison = compareOutput(shown, this.#withFactsOf(shown, actual));
    if (comparison.kind === 'same') {
      return shown;
    }
    const message = `The page shows ${quote(comparison.shown)}, the reader sees ${quote(comparison.actual)}.`;
    this.report({ ...part, line: part.line + 1 + comparison.line }, 'output', message);
    return comparison.renewed;
  }

  /** Puts the page's hashes and dates in place of the reader's: where one returns on the page, it must be the same. */
  #withFactsOf(shown: string, actual: string): string {
    const ofPage = shown.match(COMMIT_FACT) ?? [];
    const isPaired = ofPage.length === actual.match(COMMIT_FACT)?.length;
    let index = -1;
    return actual.replace(COMMIT_FACT, (fact) => {
      index += 1;
      const shownFact = isPaired ? ofPage[index] : undefined;
      const known = this.#facts.get(beginningOf(fact)) ?? shownFact ?? fact;
      if (shownFact !== undefined) {
        this.#facts.set(beginningOf(fact), beginningOf(known));
      }
      return shownFact?.startsWith(beginningOf(known)) ? shownFact : known;
    });
  }
}

/** Returns whether a `text` block shows a part of an output. */
export function isPartOf(output: string, block: string): boolean {
  const shown = `${ANY_LINES}\n${block}\n${ANY_LINES}`;
  return formsOf(output).some((form) => compareOutput(shown, form).kind === 'same');
}

/**
 * Forms of an output: messages of the compiler as in a terminal, without the place in front, and without their
 * number; errors without their class.
 */
function formsOf(text: string): readonly string[] {
  const place = /^(\S+)\((\d+),(\d+)\): /gm;
  const bare = text.replace(place, '');
  return [
    ...[text, text.replace(place, '$1:$2:$3 - '), bare, bare.replace(/^error TS\d+: /gm, '')],
    text.replace(/^\S*Error(?: \[[^\]]*\])?: /gm, ''),
  ];
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing' : `"${line.slice(0, 120)}"`;
}

/** The last lines of an output, for a message, without the stack of an error. */
export function endOf(output: string): string {
  const lines = output.trim().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-8)
    .join(' ')
    .slice(0, 400);
}
