// Runs a program in its frame and shows nothing: the page decides how.
export type { Level, SourceSpot, Theme } from '../protocol/messages.ts';
export {
  type PreparedProgram,
  type Run,
  type RunEvent,
  runInFrame,
  type StopReason,
} from './run-in-frame.ts';
