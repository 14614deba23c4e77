import type { NotFollowed } from './follow-lessons.ts';

/** What is not followed, and why. A topic that can be followed must not be listed. */
export const NOT_FOLLOWED: readonly NotFollowed[] = [
  {
    lesson: 'express/configuration',
    topic: 'exercise',
    reason: 'the reader writes the values into .env',
  },
  {
    lesson: 'express/dependency-injection',
    topic: 'circular',
    reason: 'shows classes that Riddle does not have',
  },
  {
    lesson: 'express/dependency-injection',
    topic: 'no-inject',
    reason: 'the message is far below a long line of code',
  },
  {
    lesson: 'express/dependency-injection',
    topic: 'no-binding',
    reason: 'the page leaves out the beginning of the line',
  },
  {
    lesson: 'express/middleware',
    topic: 'after-reply',
    reason: 'the page shows the wrong middleware without the rest of src/app.ts',
  },
  {
    lesson: 'express/middleware',
    topic: 'too-early',
    reason: 'the page shortens the stack trace within a line',
  },
  {
    lesson: 'express/request-validation',
    topic: 'type-import',
    reason: 'the second output needs a body that the page only describes',
  },
  {
    lesson: 'express/request-validation',
    topic: 'no-decorator',
    reason: 'the reply of a new controller differs from that of the listing',
  },
  {
    lesson: 'express/request-validation',
    topic: 'no-type',
    reason: 'the reply of a new controller differs from that of the listing',
  },
  {
    lesson: 'express/routing-controllers',
    topic: 'exercise',
    reason: 'the page leaves changes of src/app.ts to the reader',
  },
  {
    lesson: 'express/testing-an-api',
    topic: 'no-await',
    reason: 'shows tests without the head of their file',
  },
  {
    lesson: 'express/testing-an-api',
    topic: 'two-apps',
    reason: 'shows a test without the head of its file',
  },
  { lesson: 'react', reason: 'the follower opens no browser' },
  { lesson: 'mongodb', reason: 'there is no server in tests' },
  { lesson: 'github', reason: 'its sessions are followed by the check of console blocks' },
  {
    lesson: 'typescript/ioc-containers',
    topic: 'exercise',
    reason: 'the output comes before the solution that prints it',
  },
  {
    lesson: 'typescript/modules-and-tsconfig',
    topic: 'commonjs',
    reason: 'the compiler of the follower keeps the kind of module',
  },
];
