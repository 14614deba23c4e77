import { LIMITS } from './limits.ts';

/** A module as the frame takes it: JavaScript that waits inside a function. */
export interface LinkedModule {
  /** Path inside the example, such as `src/App.tsx`. */
  readonly name: string;
  /** A script that hands the module's function to the frame. Its lines are those of the source. */
  readonly script: string;
}

/** What is to be run. */
export interface Program {
  /** In no certain order: a module runs when another one requires it. */
  readonly modules: readonly LinkedModule[];
  readonly entry: string;
  /** `preview`: the entry's component is rendered; `console`: only what it prints is shown. */
  readonly view: 'preview' | 'console';
  /** Where it is run: what needs no window runs in a worker, where it cannot hold the page up. */
  readonly place: 'frame' | 'worker';
}

/** What a program needs before it can run. The frame, or its worker, loads it when it is sent. */
export interface PrepareMessage {
  readonly kind: 'prepare';
  readonly place: Program['place'];
  /** The script with the packages; absent when the program imports none. */
  readonly packages: string | undefined;
}

/** What the page tells the frame, and the frame its worker. */
export type PageMessage =
  | PrepareMessage
  /** Asks to run a program. Sent once, after `prepare`. */
  | { readonly kind: 'run'; readonly program: Program }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'ping' };

export type Theme = 'light' | 'dark';

/** A level of the console. */
export type Level = 'log' | 'warn' | 'error';

/** Where an error lies. */
export interface SourceSpot {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** What the frame tells the page. Code in the frame can forge all of it: it is never trusted. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  /** The program ran to its end; a component was rendered. */
  | { readonly kind: 'done' }
  | { readonly kind: 'console'; readonly level: Level; readonly text: string }
  | { readonly kind: 'error'; readonly message: string; readonly spot: SourceSpot | undefined }
  | { readonly kind: 'stopped'; readonly reason: 'loop' | 'output' }
  /** What a program with `__liveReport` reports about itself; each replaces the one before. */
  | { readonly kind: 'report'; readonly text: string }
  /** Height of what was rendered, in CSS pixels. */
  | { readonly kind: 'height'; readonly pixels: number };

/**
 * Reads a message that came out of the frame.
 *
 * @returns `undefined` for anything but a message; texts are cut to what the console shows
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) {
    return undefined;
  }
  switch (data.kind) {
    case 'ready':
    case 'pong':
    case 'done':
      return { kind: data.kind };
    case 'console':
      return isLevel(data.level) && typeof data.text === 'string'
        ? { kind: 'console', level: data.level, text: cut(data.text) }
        : undefined;
    case 'error':
      return typeof data.message === 'string'
        ? { kind: 'error', message: cut(data.message), spot: readSpot(data.spot) }
        : undefined;
    case 'report':
      return typeof data.text === 'string' && data.text.length <= LIMITS.reportCharacters
        ? { kind: 'report', text: data.text }
        : undefined;
    case 'stopped':
      return data.reason === 'loop' || data.reason === 'output'
        ? { kind: 'stopped', reason: data.reason }
        : undefined;
    case 'height':
      return typeof data.pixels === 'number' && Number.isFinite(data.pixels)
        ? { kind: 'height', pixels: data.pixels }
        : undefined;
    default:
      return undefined;
  }
}

/** Cuts a text to the length of a line in the console. */
export function cut(text: string): string {
  return text.length <= LIMITS.lineCharacters ? text : `${text.slice(0, LIMITS.lineCharacters)} …`;
}

function readSpot(value: unknown): SourceSpot | undefined {
  return isRecord(value) && typeof value.file === 'string' && Number.isInteger(value.line)
    ? { file: cut(value.file), line: Number(value.line) }
    : undefined;
}

function isLevel(value: unknown): value is Level {
  return value === 'log' || value === 'warn' || value === 'error';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
