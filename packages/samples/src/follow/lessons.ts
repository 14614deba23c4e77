import type { SitePage, SourceFiles } from '@vibe-docs/content';
import {
  actionsOf,
  BUILD,
  type CodePart,
  type LessonPart,
  readLessonParts,
} from './lesson-parts.ts';

/** A page as its reader follows it. */
export interface Lesson {
  readonly page: SitePage;
  readonly parts: readonly LessonPart[];
  /** Address of the lesson with whose end it begins; `undefined` for an empty folder. */
  readonly start: string | undefined;
}

/** Lessons are pages of series that have questions. */
export function isLesson({ set, version, page }: SitePage, sets: readonly string[]): boolean {
  const hasQuestions = page.components.some(({ name }) => name === 'Checkpoint');
  return sets.includes(set) && version === undefined && hasQuestions;
}

/** Reads the lessons, and other pages with terminal sessions. Nothing but the sessions is followed on the latter. */
export function readLessons(
  pages: readonly SitePage[],
  listings: SourceFiles,
  sets: readonly string[],
): readonly Lesson[] {
  return pages.flatMap((page) => {
    const sessions = page.page.fences.filter(
      ({ language, value }) => language === 'console' && value !== '',
    );
    if (!isLesson(page, sets) && sessions.length === 0) {
      return [];
    }
    const parts = readLessonParts(page, listings);
    if (!isLesson(page, sets)) {
      const isShown = ({ line }: LessonPart) => sessions.some((fence) => fence.line === line);
      const steps = parts.filter(isShown).map((part) => ({ ...part, section: BUILD }));
      return { page, parts: steps, start: undefined };
    }
    const start = actionsOf(parts).find(({ name }) => name === 'from');
    return { page, parts, start: start && addressOf(start.value) };
  });
}

/** The address of a link: `/newdocs/typescript/loops` of `Loops /newdocs/typescript/loops`. */
function addressOf(link: string): string {
  return link.replace(/.* /, '');
}

/** Finds a lesson by an address on the site. */
export function findLesson(
  url: string | undefined,
  lessons: readonly Lesson[],
): Lesson | undefined {
  const route = decodeURI(url ?? '').replace(/#.*/, '');
  return lessons.find(({ page }) => page.route === route || page.alias === route);
}

/**
 * What a reader of the lesson has followed: its blocks and pictures, files of other pages, and those of the lessons
 * before it. Lines do not count: they also change with the text between the blocks.
 */
export function historyOf(lesson: Lesson, lessons: readonly Lesson[]): readonly unknown[] {
  const before = findLesson(lesson.start, lessons);
  const taken = actionsOf(lesson.parts).flatMap(({ name, value }) =>
    name === 'files' ? filesBelow(value, lessons) : [],
  );
  const read = [...lesson.parts, ...taken].map((part) => ({ ...part, line: 0 }));
  return [read, ...(before === undefined ? [] : historyOf(before, lessons))];
}

/** Addresses of the pictures of its app that a lesson shows. */
export function picturesOf({ parts }: Lesson): readonly string[] {
  return parts.flatMap((part) => (part.kind === 'picture' ? [part.url] : []));
}

/**
 * The files that a lesson shows below a heading.
 *
 * @param link text and address: `the first lesson /newdocs/github/first#start`
 */
export function filesBelow(link: string, lessons: readonly Lesson[]): readonly CodePart[] {
  const topic = link.replace(/.*#/, '');
  const parts = findLesson(addressOf(link), lessons)?.parts ?? [];
  return parts
    .filter((part) => part.kind === 'code')
    .filter((part) => part.topic === topic && part.title !== undefined);
}
