import { readStored, removeStored, store } from '@vibe-docs/theme/ui/client/stored';

/** The key under which a reader's code in an exercise is stored begins like this and ends with the exercise's id. */
export const CODE_KEY = 'vibe-docs.exercise.';

/** Longer code is not stored, so that exercises leave room for the reader's progress. */
const MAX_CHARACTERS = 20_000;

/** What a reader wrote. */
export interface KeptCode {
  readonly code: string;
  /** The exercise's starting point at that time. */
  readonly start: string;
}

/** Reads what a reader wrote in an exercise; malformed values are as good as none. */
export function readCode(id: string): KeptCode | undefined {
  try {
    const { code, start } = JSON.parse(readStored(CODE_KEY + id) ?? 'null');
    return typeof code === 'string' && typeof start === 'string' ? { code, start } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores what a reader wrote in an exercise. Of the starting point itself nothing stays.
 *
 * @returns false when it is too long, or storage is full or blocked: what was stored before stays
 */
export function keepCode(id: string, kept: KeptCode): boolean {
  if (kept.code === kept.start) {
    return removeStored(CODE_KEY + id);
  }
  const isShort = kept.code.length <= MAX_CHARACTERS;
  return isShort && store(CODE_KEY + id, JSON.stringify(kept)) !== null;
}
