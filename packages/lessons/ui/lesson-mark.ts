import { BASE_PATH } from '@vibe-docs/site-model/base-path';

/** The `sidebar_custom_props` that `packages/lessons/build/questions/mark-lessons.ts` adds to pages with questions. */
export interface LessonMarks {
  readonly checkpoint: LessonMark;
  /** Set for lessons only. */
  readonly minutes?: number;
  /** Number of files in the archive of a lesson; 0 when it has no archive. */
  readonly files?: number;
}

/** Key and number of a page's questions. */
export interface LessonMark {
  /** Key of the page in the reader's stored progress. */
  readonly page: string;
  /** Number of questions. */
  readonly count: number;
}

/** Reads the mark of a sidebar item; `undefined` when its page has no questions. */
export function readLessonMark(customProps: unknown): LessonMark | undefined {
  if (!hasKey(customProps, 'checkpoint')) {
    return undefined;
  }
  const { checkpoint } = customProps;
  if (!hasKey(checkpoint, 'page') || !hasKey(checkpoint, 'count')) {
    return undefined;
  }
  const { page, count } = checkpoint;
  return typeof page === 'string' && typeof count === 'number' ? { page, count } : undefined;
}

/** Reads the duration of a lesson in minutes; `undefined` for a page that is not a lesson. */
export function readMinutes(customProps: unknown): number | undefined {
  return hasKey(customProps, 'minutes') && typeof customProps.minutes === 'number'
    ? customProps.minutes
    : undefined;
}

/**
 * The address of the archive with a lesson's files; `undefined` for a page without one.
 *
 * @param customProps `sidebar_custom_props` of the page
 */
export function readDownload(customProps: unknown): string | undefined {
  const page = readLessonMark(customProps)?.page;
  const hasFiles = hasKey(customProps, 'files') && Number(customProps.files) > 0;
  return page !== undefined && hasFiles ? downloadAddress(page) : undefined;
}

/** The address of an archive, by the key of its lesson such as `newdocs/express/middleware`. */
export function downloadAddress(page: string): string {
  return `${BASE_PATH}downloads/${page}.zip`;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
