import { isRecord, type Progress, readJson, readPages } from './progress.ts';

const FORMAT = 'vibe-docs.checkpoints';
const VERSION = 2;

/** What a file holds: progress, nothing of this site, or progress of a newer version of it. */
type ProgressFile =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'newer' };

/** Serialises progress for a download, with a name and a format version. */
export function exportProgress(progress: Progress): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, progress }, null, 2)}\n`;
}

/**
 * Reads a saved file of this version or an earlier one.
 *
 * @param text result of `exportProgress`; any other text is `foreign`, never an exception
 */
export function readProgressFile(text: string): ProgressFile {
  const file = readJson(text);
  if (!isRecord(file) || file.format !== FORMAT || typeof file.version !== 'number') {
    return { kind: 'foreign' };
  }
  return file.version > VERSION
    ? { kind: 'newer' }
    : { kind: 'progress', progress: readPages(file.progress) };
}
