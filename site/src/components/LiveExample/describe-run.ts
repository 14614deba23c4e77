import text from '@generated/messages/default/live.json';
import type { StopReason } from '@vibe-docs/live/browser';
import { fill } from '../../messages/format.ts';
import type { Problem } from './run-state.ts';

const STOPPED: Readonly<Record<StopReason, string>> = {
  loop: text.stoppedLoop,
  output: text.stoppedOutput,
  silent: text.stoppedSilent,
  left: text.stoppedLeft,
  'not-loaded': text.frameFailed,
};

/** Says why a run was ended. */
export function describeStop(reason: StopReason): string {
  return STOPPED[reason];
}

/** With its place as the reader sees it: without the folders of the listings. */
export function describeProblem({ message, spot }: Problem): string {
  return spot === undefined
    ? message
    : fill(text.spot, { file: fileName(spot.file), line: spot.line, message });
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
