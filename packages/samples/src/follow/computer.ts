import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeMongo } from '../mongo/mongo-modules.ts';
import { makeSandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { followLesson } from './follow-lesson.ts';
import { filesBelow, findLesson, type Lesson } from './lessons.ts';
import { startOfflineTools } from './offline-tools.ts';
import { Reader } from './reader.ts';

/** A computer on which lessons are followed. */
export type Computer = ReturnType<typeof turnOn>;

/** @param lessons all that others may begin with */
export function turnOn(environment: SamplesEnvironment, lessons: readonly Lesson[]) {
  const { projectFolder, samplesFolder, limits } = environment;
  // What the stand-in for MongoDB imports; lessons install it in place of the driver.
  const sandbox = makeSandbox(environment, ['mongodb', 'mingo']);
  const drivers = placeMongo(sandbox.makeFolder());
  const modules = [samplesFolder, projectFolder].map((folder) => join(folder, 'node_modules'));
  const { programs, close } = startOfflineTools(dirname(sandbox.home), [drivers, ...modules]);
  const ends = new Map<Lesson, Promise<string>>();
  const filesOf = (link: string) => filesBelow(link, lessons);
  const begin = async <Result>(lesson: Lesson, use: (reader: Reader) => Promise<Result>) => {
    const before = findLesson(lesson.start, lessons);
    if (before !== undefined && !ends.has(before)) {
      ends.set(before, makeEnd(before));
    }
    const start = before && (await ends.get(before));
    const reader = new Reader(start, { sandbox, programs, timeoutMs: limits.commandMs });
    try {
      return await use(reader);
    } finally {
      await reader.close();
    }
  };
  const makeEnd = (lesson: Lesson): Promise<string> =>
    begin(lesson, async (reader) => {
      await followLesson(lesson.parts, reader, { mode: 'files', filesOf });
      const end = `${dirname(reader.folder())}/end`;
      cpSync(reader.folder(), end, { recursive: true, verbatimSymlinks: true });
      return end;
    });
  const follow = (lesson: Lesson, reader: Reader) =>
    followLesson(lesson.parts, reader, { mode: 'all', filesOf });
  return {
    /** Follows a lesson, beginning in the folder at the end of the lesson before, or in an empty one. */
    follow: (lesson: Lesson) => begin(lesson, (reader) => follow(lesson, reader)),
    /** Follows a lesson, types one more command, and returns what it prints. */
    ask: (lesson: Lesson, command: string) =>
      begin(lesson, async (reader) => {
        await follow(lesson, reader);
        return (await reader.type(command)).output;
      }),
    turnOff: () => {
      close();
      sandbox.remove();
    },
  };
}
