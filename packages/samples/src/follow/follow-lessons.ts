import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SitePage } from '@vibe-docs/content';
import { type Diagnostic, mapConcurrently } from '@vibe-docs/kernel';
import { parse } from 'yaml';
import * as z from 'zod';
import { cacheKey } from '../cache/result-cache.ts';
import { diagnose } from '../catalogue.ts';
import { listingFiles } from '../listings/listing-projects.ts';
import { isolationArgs } from '../process/run-process.ts';
import { makeSandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { followLesson } from './follow-lesson.ts';
import { type LessonPart, readLessonParts } from './lesson-parts.ts';
import { startOfflineTools } from './offline-tools.ts';
import { Reader } from './reader.ts';
import type { Stumble } from './stumbles.ts';

const notFollowedSchema = z.array(
  z.strictObject({
    /** Folder and name of the page, or the folder of a series: `express/middleware`, `react`. */
    lesson: z.string(),
    /** Id of a heading; without it, the whole lesson. */
    topic: z.string().optional(),
    reason: z.string(),
  }),
);

/** Parts of lessons that are not followed. */
export type NotFollowed = z.infer<typeof notFollowedSchema>;

/** Reads `not-followed.yaml`. */
export function readNotFollowed(samplesFolder: string): NotFollowed {
  return notFollowedSchema.parse(
    parse(readFileSync(join(samplesFolder, 'not-followed.yaml'), 'utf8')),
  );
}

/** What was followed. */
export interface LessonsCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of lessons that were followed, and of those among them of which a part was not. */
  readonly followed: number;
  readonly partly: number;
}

interface Lesson {
  readonly page: SitePage;
  readonly parts: readonly LessonPart[];
  /** Address of the lesson with whose end it begins; `undefined` for an empty folder. */
  readonly start: string | undefined;
}

/** Raise it when a change to the follower invalidates stored results. */
const FOLLOWER_VERSION = 2;

/** Lessons that are followed at the same time: they wait for servers most of the time. */
const CONCURRENCY = 3;

/** A sentence that names the lesson whose end a page begins with. */
const START =
  /(?:[Ss]tart from|[Gg]o on in|[Ii]n) the (?:folder `[\w-]+`|project)(?: at the end)? of \[[^\]]+\]\((?<url>[^)\s]+)\)/;

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
    readonly notFollowed: NotFollowed;
  },
): Promise<LessonsCheck> {
  const { cache, toolchain } = environment;
  const lessons = readLessons(all, environment, sets);
  const skipped = notFollowed.filter(({ topic }) => topic === undefined);
  const wanted = lessons.filter(
    ({ page }) =>
      pages.includes(page) &&
      !skipped.some(({ lesson }) => page.id === lesson || page.id.startsWith(`${lesson}/`)),
  );
  const exceptionsOf = ({ page }: Lesson) =>
    notFollowed.flatMap(({ lesson, topic }) => (lesson === page.id && topic ? [topic] : []));
  const computer = turnOn(environment, lessons);
  try {
    const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
    const found = await mapConcurrently(wanted, limit, async (lesson) => {
      const exceptions = exceptionsOf(lesson);
      const history = historyOf(lesson, lessons);
      const key = cacheKey('lesson', FOLLOWER_VERSION, toolchain, history, exceptions);
      if (cache.get(key) === true) {
        return [];
      }
      const start = findStart(lesson, lessons);
      const diagnostics = [
        ...(lesson.start !== undefined && start === undefined ? [reportStart(lesson)] : []),
        ...judge(lesson, await computer.follow(lesson), exceptions),
      ];
      // Only successes are stored: a failure may be caused by the system.
      if (diagnostics.length === 0) {
        cache.set(key, true);
      }
      return diagnostics;
    });
    return {
      diagnostics: found.flat(),
      followed: wanted.length,
      partly: wanted.filter((lesson) => exceptionsOf(lesson).length > 0).length,
    };
  } finally {
    computer.turnOff();
  }
}

/** Finds the lessons: pages of series that have questions. */
function readLessons(
  pages: readonly SitePage[],
  { listingsFolder }: SamplesEnvironment,
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
    const texts = parts.map((part) => (part.kind === 'prose' ? part.text : ''));
    const start = texts.find((text) => START.test(text)) ?? '';
    return { page, parts, start: START.exec(start)?.groups?.url };
  });
}

function findStart({ start }: Lesson, lessons: readonly Lesson[]): Lesson | undefined {
  const route = decodeURI(start ?? '').replace(/#.*/, '');
  return lessons.find(({ page }) => page.route === route || page.alias === route);
}

/** What a reader of the lesson has read: its page and those of the lessons before it. */
function historyOf(lesson: Lesson, lessons: readonly Lesson[]): readonly unknown[] {
  const before = findStart(lesson, lessons);
  return [lesson.parts, ...(before === undefined ? [] : historyOf(before, lessons))];
}

interface Computer {
  readonly follow: (lesson: Lesson) => Promise<readonly Stumble[]>;
  readonly turnOff: () => void;
}

function turnOn(environment: SamplesEnvironment, lessons: readonly Lesson[]): Computer {
  const { projectFolder, samplesFolder, limits } = environment;
  const sandbox = makeSandbox(environment, []);
  const modules = [join(samplesFolder, 'node_modules'), join(projectFolder, 'node_modules')];
  const tools = startOfflineTools(dirname(sandbox.home), modules);
  const ends = new Map<Lesson, Promise<string>>();
  /** In the folder at the end of the lesson before, or in an empty one. */
  const begin = async (lesson: Lesson): Promise<Reader> => {
    const before = findStart(lesson, lessons);
    const end = before && (ends.get(before) ?? makeEnd(before));
    if (before !== undefined && end !== undefined) {
      ends.set(before, end);
    }
    const { programs } = tools;
    return new Reader(await end, { sandbox, programs, timeoutMs: limits.commandMs });
  };
  const makeEnd = async (lesson: Lesson): Promise<string> => {
    const reader = await begin(lesson);
    await followLesson(lesson.parts, reader, 'files');
    const end = `${dirname(reader.folder())}/end`;
    cpSync(reader.folder(), end, { recursive: true, verbatimSymlinks: true });
    reader.close();
    return end;
  };
  return {
    follow: async (lesson) => {
      const reader = await begin(lesson);
      try {
        return await followLesson(lesson.parts, reader, 'all');
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

/** The findings outside of exceptions, and the exceptions without a finding. */
function judge(
  { page: { page } }: Lesson,
  stumbles: readonly Stumble[],
  exceptions: readonly string[],
): readonly Diagnostic[] {
  const { file } = page;
  const found = stumbles
    .filter(({ topic }) => !exceptions.includes(topic))
    .map((one) => diagnose(one.code, { file, line: one.line, column: 1 }, one));
  const unneeded = exceptions
    .filter((topic) => !stumbles.some((one) => one.topic === topic))
    .map((topic) =>
      diagnose(
        'lesson/exception',
        { file, line: 1, column: 1 },
        {
          message: `"${topic}" can be followed, and is listed as an exception.`,
          hint: 'Remove it from packages/samples/not-followed.yaml.',
        },
      ),
    );
  return [...found, ...unneeded];
}

function reportStart({ page: { page }, start }: Lesson): Diagnostic {
  return diagnose(
    'lesson/start',
    { file: page.file, line: 1, column: 1 },
    {
      message: `The page starts from ${start}, which is no lesson.`,
      hint: 'Link a lesson of the tutorials.',
    },
  );
}
