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
import { type Computer, turnOn } from './computer.ts';
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

/** Parts of lessons that are not followed. */
export type NotFollowed = z.infer<typeof notFollowedSchema>;

/** Reads `not-followed.yaml`. */
export function readNotFollowed(samplesFolder: string): NotFollowed {
  return notFollowedSchema.parse(
    parse(readFileSync(join(samplesFolder, 'not-followed.yaml'), 'utf8')),
  );
}

/** For `followed.json`: keys of lessons that passed, by the id of their page, and hashes of what pictures show. */
type Records = Readonly<Record<string, string>>;

/** Reads `followed.json`. A lesson with another key or none is followed. */
export function readRecords(samplesFolder: string): Records {
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(samplesFolder, 'followed.json'), 'utf8')));
}

/**
 * How a lesson was checked. `now`: it was followed in this run; `recorded`, `before`: it was not, since `followed.json`
 * has its key, or since it passed before on this machine; `skipped`: `not-followed.yaml` lists it.
 */
type How = 'now' | 'recorded' | 'before' | 'skipped';

/** What was followed. */
export interface LessonsCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sessions: readonly FollowedSession[];
  /** Pictures that are not as recorded. */
  readonly pictures: readonly Picture[];
  /** Of lessons that passed, now or before. */
  readonly records: Records;
  /** Lessons; `partly`: those of which `not-followed.yaml` lists a part. */
  readonly counts: Readonly<Record<How | 'partly', number>>;
}

/** A terminal session that was right, or its real text. */
interface FollowedSession {
  readonly page: SitePage;
  /** Line of the block, counted from 1. */
  readonly line: number;
  readonly renewed: string | undefined;
}

/** What became of a lesson. */
interface Outcome extends Omit<LessonsCheck, 'counts'> {
  readonly lesson: Lesson;
  /** Topics that are not followed. */
  readonly exceptions: readonly string[];
  readonly how: How;
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
  const asked = lessons.filter(({ page }) => pages.includes(page));
  const recorded = readRecords(environment.samplesFolder);
  const computer = turnOn(environment, lessons);
  try {
    const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
    const context = { environment, lessons, notFollowed, recorded, computer };
    const outcomes = await mapConcurrently(asked, limit, (lesson) => checkLesson(lesson, context));
    const counted = outcomes.filter(({ lesson }) => isLesson(lesson.page, sets));
    const count = (how: How) => counted.filter((one) => one.how === how).length;
    return {
      diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
      sessions: outcomes.flatMap(({ sessions }) => sessions),
      pictures: outcomes.flatMap(({ pictures }) => pictures),
      records: Object.assign({}, ...outcomes.map(({ records }) => records)),
      counts: {
        now: count('now'),
        recorded: count('recorded'),
        before: count('before'),
        skipped: count('skipped'),
        partly: counted.filter(({ exceptions }) => exceptions.length > 0).length,
      },
    };
  } finally {
    computer.turnOff();
  }
}

interface CheckContext {
  readonly environment: SamplesEnvironment;
  /** All lessons of the site. */
  readonly lessons: readonly Lesson[];
  readonly notFollowed: NotFollowed;
  readonly recorded: Records;
  readonly computer: Computer;
}

/** Follows a lesson, unless it is known to pass. */
async function checkLesson(
  lesson: Lesson,
  { environment, lessons, notFollowed, recorded, computer }: CheckContext,
): Promise<Outcome> {
  const { page } = lesson;
  const exceptions = notFollowed.flatMap((one) =>
    one.lesson === page.id && one.topic ? [one.topic] : [],
  );
  const none = { lesson, exceptions, diagnostics: [], sessions: [], pictures: [], records: {} };
  const isIn = (place: string) => page.id === place || page.id.startsWith(`${place}/`);
  if (notFollowed.some((one) => one.topic === undefined && isIn(one.lesson))) {
    return { ...none, exceptions: [], how: 'skipped' };
  }
  const facts = [FOLLOWER_VERSION, historyOf(lesson, lessons), exceptions];
  const shown = picturesOf(lesson);
  const keyWith = (records: Records) =>
    cacheKey('lesson', environment.libraries, ...facts, ...shown.map((url) => records[url]));
  const key = keyWith(recorded);
  const records = Object.entries(recorded).filter(([url]) => shown.includes(url));
  const right = {
    ...none,
    sessions: rightSessions(lesson, exceptions),
    records: { [page.id]: key, ...Object.fromEntries(records) },
  };
  const isRecorded = recorded[page.id] === key;
  if (!environment.isFull && (isRecorded || environment.cache.get(key) === true)) {
    return { ...right, how: isRecorded ? 'recorded' : 'before' };
  }
  const stumbles = await computer.follow(lesson);
  const pictures = stumbles.reportOldPictures(recorded);
  const diagnostics = judge(lesson, stumbles.found, { lessons, exceptions });
  if (diagnostics.every(({ code }) => code === 'lesson/picture')) {
    // Only successes are stored: a failure may be caused by the system. New pictures need no second look.
    const taken = Object.fromEntries(pictures.map(({ url, shown }) => [url, shown]));
    environment.cache.set(keyWith({ ...recorded, ...taken }), true);
    environment.cache.save('keep');
  }
  if (diagnostics.length === 0) {
    return { ...right, how: 'now' };
  }
  const sessions = [...stumbles.renewed].map(([line, renewed]) => ({ page, line, renewed }));
  return { ...none, how: 'now', diagnostics, pictures, sessions };
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

/** The findings outside of exceptions, the exceptions without a finding, and a start that is no lesson. */
function judge(
  { page: { page }, start }: Lesson,
  stumbles: readonly Stumble[],
  { lessons, exceptions }: Pick<CheckContext, 'lessons'> & Pick<Outcome, 'exceptions'>,
): readonly Diagnostic[] {
  const top = { file: page.file, line: 1, column: 1 };
  const found = stumbles
    .filter(({ code, topic }) => code === 'lesson/picture' || !exceptions.includes(topic))
    .map((one) => diagnose(one.code, { ...top, line: one.line }, one));
  const unneeded = exceptions
    .filter((topic) => !stumbles.some((one) => one.topic === topic))
    .map((topic) =>
      diagnose('lesson/exception', top, {
        message: `"${topic}" can be followed, and is listed as an exception.`,
        hint: 'Remove it from packages/samples/not-followed.yaml.',
      }),
    );
  if (start === undefined || findLesson(start, lessons) !== undefined) {
    return [...found, ...unneeded];
  }
  const message = `The page starts from ${start}, which is no lesson.`;
  const hint = 'Link a lesson of the tutorials.';
  return [diagnose('lesson/start', top, { message, hint }), ...found, ...unneeded];
}
