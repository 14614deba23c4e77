/** The `sidebar_custom_props` that `build-time/questions/mark-lessons.ts` gives to pages with questions. */
export interface LessonMarks {
  readonly checkpoint: LessonMark;
  /** Of lessons only. */
  readonly minutes?: number;
}

/** Where the questions of a page are, and how many. */
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

/** Reads how many minutes a lesson takes; `undefined` for a page that is no lesson. */
export function readMinutes(customProps: unknown): number | undefined {
  return hasKey(customProps, 'minutes') && typeof customProps.minutes === 'number'
    ? customProps.minutes
    : undefined;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
