import { exportProgress, importProgress } from '@vibe-docs/checkpoints/engine';
import { readProgress, updateProgress } from '../Checkpoint/progress-store';

export { eraseProgress } from '../Checkpoint/progress-store';

/** The text of the file that a reader saves. */
export function exportedProgress(): string {
  return exportProgress(readProgress());
}

/**
 * Adds a saved file to the progress in this browser.
 *
 * @returns false when the text is something else; then nothing changes
 */
export function addProgress(text: string): boolean {
  const merged = importProgress(readProgress(), text);
  if (merged !== undefined) {
    updateProgress(() => merged);
  }
  return merged !== undefined;
}
