import { describe, expect, test } from 'vitest';
import { memoryCache } from '../cache/result-cache.ts';
import { type NotFollowed, readNotFollowed } from './follow-lessons.ts';
import { environment, follow } from './testing/follow-made-up.ts';
import { FIRST, SECOND, SERVER } from './testing/made-up-lessons.ts';

const NO_SECOND: NotFollowed = [{ lesson: 'second', reason: 'not meant' }];

describe('a lesson', () => {
  test('is followed from an empty folder, and from the end of the lesson that it names', async () => {
    expect(await follow(FIRST, SECOND)).toEqual([]);
  });

  test('is compared with what its server prints after the answer', async () => {
    expect(await follow(SERVER, SECOND, NO_SECOND)).toEqual([]);
    expect(
      await follow(SERVER.replace('text\nanswered', 'text\nasked'), SECOND, NO_SECOND),
    ).toEqual([
      expect.stringContaining(
        'lesson/output At "Build it": The page shows "asked", the reader sees',
      ),
    ]);
  });

  test('does not take what its server has printed for an output in a later section', async () => {
    const lesson = SERVER.replace(
      '<Check',
      '## What goes wrong {#wrong}\n\n### A name {#name}\n\n```text\nHullo\n```\n\n$&',
    );
    expect(await follow(lesson, SECOND, NO_SECOND)).toEqual([]);
  });

  test('keeps its server when a command ends some time after its output', async () => {
    const slow = `$ node -e "console.log('asked'); setTimeout(() => {}, 1500)"\nasked`;
    const again = '$ curl -s http://localhost:4127\nHello';
    const lesson = SERVER.replace(
      '<Check',
      `\`\`\`console\n${slow}\n\`\`\`\n\n\`\`\`console\n${again}\n\`\`\`\n\n$&`,
    );
    expect(await follow(lesson, SECOND, NO_SECOND)).toEqual([]);
  });

  test('sees what its server prints when it is interrupted', async () => {
    const server = SERVER.replace(
      "server.listen(4127, () => console.log('http://localhost:4127'));",
      "$&\nprocess.once('SIGINT', () => server.close(() => console.log('stopped')));",
    );
    const lesson = (last: string) =>
      server.replace('<Check', `\`\`\`text stop\n${last}\n\`\`\`\n\n<Check`);
    expect(await follow(lesson('stopped'), SECOND, NO_SECOND)).toEqual([]);
    expect(await follow(lesson('ended'), SECOND, NO_SECOND)).toHaveLength(1);
  });

  test('gives its packages the peers that it installs', async () => {
    const find = "require.resolve('express/package.json', { paths: [fs.realpathSync(at)] })";
    const program = `const fs = require('node:fs'); const at = 'node_modules/express-rate-limit'; require(${find}).version[0]`;
    const lesson = FIRST.replace(
      '```json title',
      `\`\`\`console\n$ npm install express@5.3 express-rate-limit@8.7\n…\n$ node -p "${program}"\n5\n\`\`\`\n\n\`\`\`json title`,
    );
    expect(await follow(lesson, SECOND, NO_SECOND)).toEqual([]);
  });

  test('fails where its starting point or a file is not there', async () => {
    const second = SECOND.replace('/tutorials/first', '/tutorials/gone').replace(
      '```console',
      '```ts title="src/a.ts" region="b"\nrun();\n```\n\n```console',
    );
    expect((await follow(FIRST, second)).map((line) => line.split(' ')[1])).toEqual(
      expect.arrayContaining(['lesson/start', 'lesson/file']),
    );
  });

  test('is reported when it is an exception without need', async () => {
    const exceptions = [{ lesson: 'second', topic: 'build', reason: 'a mistake' }];
    expect(await follow(FIRST, SECOND, exceptions)).toEqual([
      'second.mdx:1 lesson/exception "build" can be followed, and is listed as an exception. Remove it from packages/samples/not-followed.yaml.',
    ]);
  });

  test('is not followed again when nothing but its exceptions failed', async () => {
    const second = SECOND.replace('\n4\n', '\n5\n');
    const exceptions = [{ lesson: 'second', topic: 'build', reason: 'a mistake' }];
    const cache = memoryCache();
    const stored: string[] = [];
    const counting = {
      ...cache,
      set: (key: string, value: unknown) => {
        stored.push(key);
        cache.set(key, value);
      },
    };
    expect(await follow(FIRST, second, exceptions, counting)).toEqual([]);
    expect(await follow(FIRST, second, exceptions, counting)).toEqual([]);
    expect(stored).toHaveLength(2);
    expect(await follow(FIRST, second, [], counting)).toHaveLength(1);
  });
});

test('the exceptions of the site can be read', () => {
  expect(readNotFollowed(environment.samplesFolder).length).toBeGreaterThan(0);
});
