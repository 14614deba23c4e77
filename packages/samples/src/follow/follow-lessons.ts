import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SitePage } from '@vibe-docs/content';
import { type Diagnostic, mapConcurrently } from '@vibe-docs/kernel';
import { cacheKey } from '../cache/result-cache.ts';
import { diagnose } from '../catalogue.ts';
import { listingFiles } from '../listings/listing-files.ts';
import { isolationArgs } from '../process/isolation.ts';
import { makeSandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { followLesson, type Stumble } from './follow-lesson.ts';
import { type LessonPart, readLessonParts } from './lesson-parts.ts';
import { startOfflineTools } from './offline-tools.ts';
import { sitDown } from './reader.ts';
import { findStartingPoint, type StartingPoint } from './starting-points.ts';

/** Parts of lessons that are not followed. */
export interface NotFollowed {
  /** Folder and name of the page, or the folder of a series: `express/middleware`, `react`. */
  readonly lesson: string;
  /** Id of a heading; without it, the whole lesson. */
  readonly topic?: string;
  readonly reason: string;
}

/** What was followed. */
export interface LessonsCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the lessons that were followed, and of those of which a part was not. */
  readonly whole: readonly string[];
  readonly partly: readonly string[];
}

interface Lesson {
  readonly page: SitePage;
  /** `express/middleware` */
  readonly name: string;
  readonly parts: readonly LessonPart[];
  readonly start: StartingPoint;
}

/** Raise it when a change to the follower invalidates stored results. */
const FOLLOWER_VERSION = 1;

/** Lessons that are followed at the same time: they wait for servers most of the time. */
const CONCURRENCY = 3;

/**
 * Follows lessons as their readers do.
 *
 * @param pages that are checked
 * @param options `all`: all pages of the site, since lessons begin with the end of others; `sets`: those
 *   that contain series; `notFollowed`: exceptions
 */
export async function followLessons(
  pages: readonly SitePage[],
  environment: SamplesEnvironment,
  {
    all,
    sets,
    notFollowed,
  }: {
    readonly all: readonly SitePage[];
    readonly sets: readonly string[];
    readonly notFollowed: readonly NotFollowed[];
  },
): Promise<LessonsCheck> {
  const lessons = readLessons(all, environment, sets);
  const skipped = notFollowed.filter(({ topic }) => topic === undefined);
  const wanted = lessons.filter(
    ({ page, name }) =>
      pages.includes(page) &&
      !skipped.some(({ lesson }) => name === lesson || name.startsWith(`${lesson}/`)),
  );
  const computer = turnOn(environment);
  try {
    const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
    const found = await mapConcurrently(wanted, limit, async (lesson) =>
      judge(lesson, await stumblesOf(lesson, lessons, { environment, computer }), notFollowed),
    );
    const parts = new Set(notFollowed.map(({ lesson }) => lesson));
    return {
      diagnostics: found.flat(),
      whole: wanted.filter(({ name }) => !parts.has(name)).map(({ name }) => name),
      partly: wanted.filter(({ name }) => parts.has(name)).map(({ name }) => name),
    };
  } finally {
    computer.turnOff();
  }
}

/**
 * Finds the lessons: pages of series that have questions.
 *
 * @param sets names of the sets that contain series
 */
export function readLessons(
  pages: readonly SitePage[],
  { listingsFolder }: Pick<SamplesEnvironment, 'listingsFolder'>,
  sets: readonly string[],
): readonly Lesson[] {
  const listings = listingFiles(listingsFolder);
  const found = pages.filter(
    ({ set, version, page }) =>
      sets.includes(set) &&
      version === undefined &&
      page.components.some(({ name }) => name === 'Checkpoint'),
  );
  return found.map((page) => {
    const parts = readLessonParts(page, listings);
    return { page, name: page.id, parts, start: findStartingPoint(parts, found) };
  });
}

interface Computer {
  /** The folder at the end of a lesson, or `undefined` for an empty one. */
  readonly folderAt: (
    start: StartingPoint,
    lessons: readonly Lesson[],
  ) => Promise<string | undefined>;
  readonly follow: (lesson: Lesson, start: string | undefined) => Promise<readonly Stumble[]>;
  readonly turnOff: () => void;
}

function turnOn(environment: SamplesEnvironment): Computer {
  const { projectFolder, samplesFolder, limits } = environment;
  const sandbox = makeSandbox(environment, []);
  const modules = [join(samplesFolder, 'node_modules'), join(projectFolder, 'node_modules')];
  const tools = startOfflineTools(dirname(sandbox.home), modules);
  const place = { sandbox, programs: tools.programs, timeoutMs: limits.commandMs };
  const ends = new Map<SitePage, Promise<string>>();
  const endOf = async (lesson: Lesson, lessons: readonly Lesson[]): Promise<string> => {
    const reader = sitDown(await folderAt(lesson.start, lessons), place);
    await followLesson(lesson.parts, reader, 'files');
    const end = `${dirname(reader.folder())}/end`;
    cpSync(reader.folder(), end, { recursive: true, verbatimSymlinks: true });
    reader.close();
    return end;
  };
  const folderAt: Computer['folderAt'] = async (start, lessons) => {
    const lesson =
      start.kind === 'lesson' ? lessons.find(({ page }) => page === start.page) : undefined;
    if (lesson === undefined) {
      return undefined;
    }
    const end = ends.get(lesson.page) ?? endOf(lesson, lessons);
    ends.set(lesson.page, end);
    return await end;
  };
  return {
    folderAt,
    follow: async ({ parts }, start) => {
      const reader = sitDown(start, place);
      try {
        return await followLesson(parts, reader, 'all');
      } finally {
        reader.close();
      }
    },
    turnOff: () => {
      tools.close();
      sandbox.remove();
    },
  };
}

async function stumblesOf(
  lesson: Lesson,
  lessons: readonly Lesson[],
  {
    environment,
    computer,
  }: { readonly environment: SamplesEnvironment; readonly computer: Computer },
): Promise<readonly Stumble[]> {
  const { cache, toolchain } = environment;
  const key = cacheKey('lesson', FOLLOWER_VERSION, toolchain, historyOf(lesson, lessons));
  if (cache.get(key) === true) {
    return [];
  }
  const found = await computer.follow(lesson, await computer.folderAt(lesson.start, lessons));
  // Only successes are stored: a failure may be caused by the system.
  if (found.length === 0) {
    cache.set(key, true);
  }
  return found;
}

/** What a reader of the lesson has read: its page and those of the lessons before it. */
function historyOf({ parts, start }: Lesson, lessons: readonly Lesson[]): readonly unknown[] {
  const before =
    start.kind === 'lesson' ? lessons.find(({ page }) => page === start.page) : undefined;
  return [parts, ...(before === undefined ? [] : historyOf(before, lessons))];
}

function judge(
  { page, name, start }: Lesson,
  stumbles: readonly Stumble[],
  notFollowed: readonly NotFollowed[],
): readonly Diagnostic[] {
  const file = page.page.file;
  const known = notFollowed.filter(({ lesson, topic }) => lesson === name && topic !== undefined);
  const found = stumbles
    .filter(({ topic }) => !known.some((one) => one.topic === topic))
    .map(({ code, line, message, hint }) =>
      diagnose(code, { file, line, column: 1 }, { message, hint }),
    );
  const unneeded = known
    .filter(({ topic }) => !stumbles.some((one) => one.topic === topic))
    .map(({ topic }) =>
      diagnose(
        'lesson/exception',
        { file, line: 1, column: 1 },
        {
          message: `"${topic}" can be followed, and is listed as an exception.`,
          hint: 'Remove it from packages/samples/src/follow/not-followed.ts.',
        },
      ),
    );
  const unknown =
    start.kind === 'unknown'
      ? [
          diagnose(
            'lesson/start',
            { file, line: 1, column: 1 },
            {
              message: `The page starts from ${start.url}, which is no lesson.`,
              hint: 'Link a lesson of the tutorials.',
            },
          ),
        ]
      : [];
  return [...unknown, ...found, ...unneeded];
}
