import { describe, expect, test } from 'vitest';
import { follow } from './follow-made-up.ts';
import { SECOND } from './made-up-lessons.ts';

/**
 * A mistake: what is replaced, by what, and the beginning of the first finding: line, code, step, message and remedy. `…`
 * stands for what differs between machines.
 */
export type Mistake = readonly [name: string, right: string, wrong: string, finding: string];

/** All mistakes are made in all lessons at night; by day those that each lesson names. */
export const isNightly = process.env.TEST_FULL === '1';

/** Makes each mistake in a lesson, follows it, and expects its finding first. */
export function breakLesson(name: string, lesson: string, mistakes: readonly Mistake[]): void {
  describe(`a lesson with ${name}`, () => {
    test.each(mistakes)('fails with %s', async (_name, right, wrong, finding) => {
      expect(lesson).toContain(right);
      const exceptions = [{ lesson: 'second', reason: 'not meant' }];
      const found = await follow(lesson.replace(right, wrong), SECOND, exceptions);
      const [beginning, ...parts] = `first.mdx:${finding}`.split(' … ');
      expect(found[0]?.slice(0, beginning?.length), found.join('\n')).toBe(beginning);
      for (const part of parts) {
        expect(found[0]).toContain(part);
      }
    });
  });
}
