import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '@vibe-docs/content';
import { type Diagnostic, mapConcurrently } from '@vibe-docs/kernel';
import { parse } from 'yaml';
import * as z from 'zod';
import { cacheKey } from '../cache/result-cache.ts';
import { diagnose } from '../catalogue.ts';
import { parseFenceOptions } from '../fences/fence-options.ts';
import { listingFiles } from '../listings/listing-projects.ts';
import { isolationArgs } from '../process/run-process.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { turnOn } from './computer.ts';
import { findLesson, historyOf, isLesson, type Lesson, readLessons } from './lessons.ts';
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

const recordsSchema = z.record(z.string(), z.string());

/** Parts of lessons that are not followed. */
export type NotFollowed = z.infer<typeof notFollowedSchema>;

/** Reads `not-followed.yaml`. */
export function readNotFollowed(samplesFolder: string): NotFollowed {
  return notFollowedSchema.parse(
    parse(readFileSync(join(samplesFolder, 'not-followed.yaml'), 'utf8')),
  );
}

/**
 * Reads `followed.json`: lessons that were followed in a browser and passed. Without it, each clean checkout would
 * follow them again, which takes two minutes of processor time.
 */
export function readRecords(samplesFolder: string): Readonly<Record<string, string>> {
  return recordsSchema.parse(
    JSON.parse(readFileSync(join(samplesFolder, 'followed.json'), 'utf8')),
  );
}

/** What was followed. */
export interface LessonsCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of lessons that were followed, and of those among them of which a part was not. */
  readonly followed: number;
  readonly partly: number;
  readonly sessions: readonly FollowedSession[];
  /** Keys for `followed.json`: slow lessons that passed, by the id of their page. */
  readonly records: Readonly<Record<string, string>>;
}

/** A terminal session that was right, or its real text. */
interface FollowedSession {
  readonly page: SitePage;
  /** Line of the block, counted from 1. */
  readonly line: number;
  readonly renewed: string | undefined;
}

/** Raise it when a change to the follower invalidates stored results. */
const FOLLOWER_VERSION = 3;

/** The series that is followed in a browser. */
const RECORDED = 'react/';

/** Lessons that are followed at the same time: they wait for servers most of the time. */
const CONCURRENCY = 3;

interface FollowOptions {
  /** All pages of the site, since lessons begin with the end of others. */
  readonly all: readonly SitePage[];
  /** Sets that contain series. */
  readonly sets: readonly string[];
  /** Exceptions. */
  readonly notFollowed: NotFollowed;
}

/**
 * Follows lessons as their readers do, and the terminal sessions of other pages.
 *
 * @param pages that are checked
 */
export async function followLessons(
  pages: readonly SitePage[],
  environment: SamplesEnvironment,
  { all, sets, notFollowed }: FollowOptions,
): Promise<LessonsCheck> {
  const lessons = readLessons(all, listingFiles(environment.listingsFolder), sets);
  const skipped = notFollowed.filter(({ topic }) => topic === undefined);
  const wanted = lessons.filter(
    ({ page }) =>
      pages.includes(page) &&
      !skipped.some(({ lesson }) => page.id === lesson || page.id.startsWith(`${lesson}/`)),
  );
  const exceptionsOf = ({ page }: Lesson) =>
    notFollowed.flatMap(({ lesson, topic }) => (lesson === page.id && topic ? [topic] : []));
  const recorded = readRecords(environment.samplesFolder);
  const computer = turnOn(environment, lessons);
  try {
    const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
    const found = await mapConcurrently(wanted, limit, async (lesson) => {
      const exceptions = exceptionsOf(lesson);
      const facts = [FOLLOWER_VERSION, historyOf(lesson, lessons), exceptions];
      const key = cacheKey('lesson', environment.toolchain, ...facts);
      const record = cacheKey(environment.libraries, ...facts);
      const isKnown = environment.cache.get(key) === true || recorded[lesson.page.id] === record;
      if (isKnown && !environment.isFull) {
        return followed(lesson, exceptions, record);
      }
      const stumbles = await computer.follow(lesson);
      const diagnostics = [
        ...reportStart(lesson, lessons),
        ...judge(lesson, stumbles.found, exceptions),
      ];
      if (diagnostics.length > 0) {
        const sessions = [...stumbles.renewed].map(([line, renewed]) => ({
          page: lesson.page,
          line,
          renewed,
        }));
        return { diagnostics, sessions, records: {} };
      }
      // Only successes are stored: a failure may be caused by the system.
      environment.cache.set(key, true);
      return followed(lesson, exceptions, record);
    });
    const followedLessons = wanted.filter(({ page }) => isLesson(page, sets));
    return {
      diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
      sessions: found.flatMap(({ sessions }) => sessions),
      records: Object.assign({}, ...found.map(({ records }) => records)),
      followed: followedLessons.length,
      partly: followedLessons.filter((lesson) => exceptionsOf(lesson).length > 0).length,
    };
  } finally {
    computer.turnOff();
  }
}

/** A lesson without a finding: its sessions outside of exceptions are right. */
function followed(
  { page, parts }: Lesson,
  exceptions: readonly string[],
  record: string,
): Pick<LessonsCheck, 'diagnostics' | 'sessions' | 'records'> {
  const right = parts.filter(
    (part) =>
      part.kind === 'code' &&
      part.language === 'console' &&
      !exceptions.includes(part.topic || part.section),
  );
  const sessions = right.map(({ line }) => ({ page, line, renewed: undefined }));
  return {
    diagnostics: [],
    sessions,
    records: page.id.startsWith(RECORDED) ? { [page.id]: record } : {},
  };
}

/**
 * Follows a page up to a console block, with the page's identity and dates, and types one more command there.
 *
 * @param block id of the console block
 * @param source `all`: pages on which files of the lesson may be; `sets`: those that contain series
 * @returns the output of the command
 * @throws when the page has no console block with this id
 */
export async function runAfterBlock(
  page: SitePage,
  { block, command }: { readonly block: string; readonly command: string },
  environment: SamplesEnvironment,
  { all, sets }: Pick<FollowOptions, 'all' | 'sets'>,
): Promise<string> {
  const lessons = readLessons(all, listingFiles(environment.listingsFolder), sets);
  const lesson = lessons.find((candidate) => candidate.page === page);
  const line = page.page.fences.find(
    ({ meta }) => parseFenceOptions(meta).options.id === block,
  )?.line;
  if (lesson === undefined || line === undefined) {
    throw new Error(
      `Cannot run a command after "${block}": ${page.page.file} has no such session.`,
    );
  }
  const computer = turnOn(environment, lessons);
  try {
    const parts = lesson.parts.filter((part) => part.line <= line);
    return await computer.ask({ ...lesson, parts }, command);
  } finally {
    computer.turnOff();
  }
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

function reportStart({ page, start }: Lesson, lessons: readonly Lesson[]): readonly Diagnostic[] {
  if (start === undefined || findLesson(start, lessons) !== undefined) {
    return [];
  }
  const message = `The page starts from ${start}, which is no lesson.`;
  const hint = 'Link a lesson of the tutorials.';
  const spot = { file: page.page.file, line: 1, column: 1 };
  return [diagnose('lesson/start', spot, { message, hint })];
}
