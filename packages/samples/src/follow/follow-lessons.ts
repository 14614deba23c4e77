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
import {
  findLesson,
  historyOf,
  isLesson,
  type Lesson,
  picturesOf,
  readLessons,
} from './lessons.ts';
import type { Picture, Stumble } from './stumbles.ts';

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
 * Reads `followed.json`: keys of lessons that passed, and hashes of what pictures show. A lesson with another key or
 * none is followed.
 */
export function readRecords(samplesFolder: string): Readonly<Record<string, string>> {
  return recordsSchema.parse(
    JSON.parse(readFileSync(join(samplesFolder, 'followed.json'), 'utf8')),
  );
}

/** What was followed. */
export interface LessonsCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sessions: readonly FollowedSession[];
  /** Pictures that are not as recorded. */
  readonly pictures: readonly Picture[];
  /** For `followed.json`: keys of lessons that passed, now or before, by the id of their page, and their pictures. */
  readonly records: Readonly<Record<string, string>>;
  readonly counts: LessonCounts;
}

interface LessonCounts {
  /** Lessons that were followed in this run. */
  readonly now: number;
  /** Lessons that were not, since `followed.json` has their key, or since they passed before on this machine. */
  readonly recorded: number;
  readonly before: number;
  /** Lessons that `not-followed.yaml` lists, and those of which it lists a part. */
  readonly skipped: number;
  readonly partly: number;
}

/** A terminal session that was right, or its real text. */
interface FollowedSession {
  readonly page: SitePage;
  /** Line of the block, counted from 1. */
  readonly line: number;
  readonly renewed: string | undefined;
}

/** What became of a lesson. */
interface Outcome extends Pick<LessonsCheck, 'diagnostics' | 'sessions' | 'pictures'> {
  readonly lesson: Lesson;
  /** Covers what decides the outcome. */
  readonly key: string;
  readonly how: 'now' | 'recorded' | 'before';
}

/** Raise it when a change to the follower invalidates stored results. */
const FOLLOWER_VERSION = 4;

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
  const isSkipped = ({ page }: Lesson) =>
    notFollowed.some(
      ({ lesson, topic }) =>
        topic === undefined && (page.id === lesson || page.id.startsWith(`${lesson}/`)),
    );
  const asked = lessons.filter(({ page }) => pages.includes(page));
  const wanted = asked.filter((lesson) => !isSkipped(lesson));
  const exceptionsOf = ({ page }: Lesson) =>
    notFollowed.flatMap(({ lesson, topic }) => (lesson === page.id && topic ? [topic] : []));
  const recorded = readRecords(environment.samplesFolder);
  const computer = turnOn(environment, lessons);
  try {
    const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
    const outcomes = await mapConcurrently(wanted, limit, async (lesson): Promise<Outcome> => {
      const exceptions = exceptionsOf(lesson);
      const facts = [FOLLOWER_VERSION, historyOf(lesson, lessons), exceptions];
      const keyWith = (pictures: LessonsCheck['records']) => {
        const shown = picturesOf(lesson).map((url) => pictures[url]);
        return cacheKey('lesson', environment.libraries, ...facts, ...shown);
      };
      const key = keyWith(recorded);
      const sessions = rightSessions(lesson, exceptions);
      const right = { lesson, key, diagnostics: [], pictures: [], sessions };
      const isRecorded = recorded[lesson.page.id] === key;
      if (!environment.isFull && (isRecorded || environment.cache.get(key) === true)) {
        return { ...right, how: isRecorded ? 'recorded' : 'before' };
      }
      const stumbles = await computer.follow(lesson);
      const pictures = stumbles.reportOldPictures(recorded);
      const diagnostics = [
        ...reportStart(lesson, lessons),
        ...judge(lesson, stumbles.found, exceptions),
      ];
      if (diagnostics.every(({ code }) => code === 'lesson/picture')) {
        // Only successes are stored: a failure may be caused by the system. New pictures need no second look.
        const taken = pictures.map(({ url, shown }) => [url, shown] as const);
        environment.cache.set(keyWith({ ...recorded, ...Object.fromEntries(taken) }), true);
        environment.cache.save('keep');
      }
      if (diagnostics.length > 0) {
        const sessions = [...stumbles.renewed].map(([line, renewed]) => ({
          page: lesson.page,
          line,
          renewed,
        }));
        return { lesson, key, how: 'now', diagnostics, pictures, sessions };
      }
      return { ...right, how: 'now' };
    });
    const count = (some: readonly Lesson[]) =>
      some.filter(({ page }) => isLesson(page, sets)).length;
    const countHow = (how: Outcome['how']) =>
      count(outcomes.filter((one) => one.how === how).map(({ lesson }) => lesson));
    return {
      diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
      sessions: outcomes.flatMap(({ sessions }) => sessions),
      pictures: outcomes.flatMap(({ pictures }) => pictures),
      records: Object.fromEntries(
        outcomes
          .filter(({ diagnostics }) => diagnostics.length === 0)
          .flatMap(({ lesson, key }) => [
            [lesson.page.id, key],
            ...Object.entries(recorded).filter(([url]) => picturesOf(lesson).includes(url)),
          ]),
      ),
      counts: {
        now: countHow('now'),
        recorded: countHow('recorded'),
        before: countHow('before'),
        skipped: count(asked.filter(isSkipped)),
        partly: count(wanted.filter((lesson) => exceptionsOf(lesson).length > 0)),
      },
    };
  } finally {
    computer.turnOff();
  }
}

/** Of a lesson without a finding, the sessions outside of exceptions are right. */
function rightSessions(
  { page, parts }: Lesson,
  exceptions: readonly string[],
): readonly FollowedSession[] {
  return parts
    .filter((part) => part.kind === 'code' && part.language === 'console')
    .filter(({ topic, section }) => !exceptions.includes(topic || section))
    .map(({ line }) => ({ page, line, renewed: undefined }));
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
    .filter(({ code, topic }) => code === 'lesson/picture' || !exceptions.includes(topic))
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
