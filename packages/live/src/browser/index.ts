// Runs a program in its frame and shows nothing: the page decides how.
export { LIMITS } from '../protocol/limits.ts';
export type { Level, SourceSpot, Theme } from '../protocol/messages.ts';
export {
  type PreparedProgram,
  type Run,
  type RunEvent,
  type RunRequest,
  runInFrame,
  type StopReason,
} from './run-in-frame.ts';
