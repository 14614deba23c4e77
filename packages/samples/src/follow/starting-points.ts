import type { SitePage } from '@vibe-docs/content';
import type { LessonPart } from './lesson-parts.ts';

/** A sentence that names the lesson whose end a page begins with. */
const START =
  /(?:[Ss]tart from|[Gg]o on in|[Ii]n) the (?:folder `[\w-]+`|project)(?: at the end)? of \[[^\]]+\]\((?<url>[^)\s]+)\)/;

/** Where a lesson begins: in an empty folder, at the end of another lesson, or at one that is no lesson. */
export type StartingPoint =
  | { readonly kind: 'empty' }
  | { readonly kind: 'lesson'; readonly page: SitePage }
  | { readonly kind: 'unknown'; readonly url: string };

/**
 * Finds the starting point that a page names.
 *
 * @param parts of the page
 * @param lessons all of them
 */
export function findStartingPoint(
  parts: readonly LessonPart[],
  lessons: readonly SitePage[],
): StartingPoint {
  const url = parts
    .map((part) => (part.kind === 'prose' ? START.exec(part.text)?.groups?.url : undefined))
    .find((found) => found !== undefined);
  if (url === undefined) {
    return { kind: 'empty' };
  }
  const route = decodeURI(url).replace(/#.*/, '');
  const page = lessons.find((lesson) =>
    [lesson.route, lesson.alias].some((path) => path === route),
  );
  return page === undefined ? { kind: 'unknown', url } : { kind: 'lesson', page };
}
