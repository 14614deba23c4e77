import type { SourceSpot, StopReason } from '@vibe-docs/live/browser';
import type { LiveState } from './live-state.ts';

const STOPPED: Readonly<Record<StopReason, string>> = {
  loop: 'Stopped: the code ran for a second without a pause. Is there a loop that never ends?',
  output: 'Stopped: the code printed more than the page shows.',
  silent: 'Stopped: the code did not answer for three seconds.',
  left: 'Stopped: the code tried to leave its frame.',
  'not-loaded': 'The frame could not be loaded. Check the connection and press Run again.',
};

/** Says in one sentence how a run stands, for the status line. */
export function describeLive(state: LiveState, view: 'preview' | 'console'): string {
  const { phase, problem, lines } = state;
  switch (phase.kind) {
    case 'starting':
      return 'Starting …';
    case 'failed':
      return 'The runner could not be loaded. Check the connection and press Run again.';
    case 'stopped':
      return STOPPED[phase.reason];
    case 'running':
      if (problem !== undefined) {
        return `${describeSpot(problem.spot)}${problem.message}`;
      }
      return view === 'preview' ? 'The example runs below.' : countLines(lines.length);
  }
}

/** Names a place as the reader sees it: without the folders of the listings. */
export function describeSpot(spot: SourceSpot | undefined): string {
  return spot === undefined ? '' : `${fileName(spot.file)}, line ${spot.line}: `;
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function countLines(count: number): string {
  return count === 0 ? 'Done. Nothing was printed.' : `Done. Lines printed: ${count}.`;
}
