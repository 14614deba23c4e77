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
  server: { code: 'lesson/command', hint: 'Write "Start the server" before the block.' },
  output: { code: 'lesson/output', hint: 'Correct the steps before it, or the output.' },
  beginning: { code: 'lesson/output', hint: 'Show what the file contains at this step.' },
  file: { code: 'lesson/file', hint: 'Name a file that exists at this step.' },
  place: { code: 'lesson/file', hint: 'Name text that the file contains at this step.' },
  title: { code: 'lesson/file', hint: 'Give the block a file name, or show the whole file.' },
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

/** Where the reader of a lesson fails, in the order of the page. */
export class Stumbles {
  readonly found: Stumble[] = [];

  report({ line, section, topic }: LessonPart, failure: keyof typeof FAILURES, message: string) {
    this.found.push({ ...FAILURES[failure], line, topic: topic || section, message });
  }

  /** Reports an output that differs from what a block shows. */
  compare(part: LessonPart, shown: string, actual: string): void {
    const comparison = compareOutput(shown, actual);
    if (comparison.kind === 'different') {
      const message = `The page shows ${quote(comparison.shown)}, the reader sees ${quote(comparison.actual)}.`;
      this.report({ ...part, line: part.line + 1 + comparison.line }, 'output', message);
    }
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

/** The last lines of an output, for a message. */
export function endOf(output: string): string {
  return output.trim().split('\n').slice(-8).join(' ').slice(0, 400);
}
