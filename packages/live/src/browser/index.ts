// Runs a program in its frame and shows nothing: the page decides how.
export type { Level, SourceSpot, Theme } from '../protocol/messages.ts';
export {
  type Ahead,
  openFrame,
  type PreparedProgram,
  type Run,
  type RunEvent,
  type StopReason,
} from './open-frame.ts';
