import { describe, expect, test } from 'vitest';
import { formatSession, parseSession } from './parse-session.ts';

describe('parseSession', () => {
  test('reads commands with their output', () => {
    expect(parseSession('$ git init\nInitialized\n\n$ ls')).toEqual({
      commands: [
        { command: 'git init', line: 0, shown: 'Initialized\n', shownLine: 1 },
        { command: 'ls', line: 3, shown: '', shownLine: 4 },
      ],
      strayLine: undefined,
    });
  });

  test.each([
    ['$ curl a \\\n>   -d b\nok', 'curl a \\\n  -d b'],
    ["$ echo 'one\ntwo'\nok", "echo 'one\ntwo'"],
    ['$ cat > a <<EOF\none\nEOF\nok', 'cat > a <<EOF\none\nEOF'],
    ['$ echo "it\'s"\nok', 'echo "it\'s"'],
  ])('lets a command go on: %j', (text, command) => {
    expect(parseSession(text).commands).toMatchObject([{ command, shown: 'ok' }]);
  });

  test('finds text before the first command', () => {
    expect(parseSession('\nnpm test\n$ ls').strayLine).toBe(1);
  });

  test('rewrites the block with other outputs', () => {
    const text = '$ a\nold\n$ b';
    expect(formatSession(parseSession(text).commands, ['new', 'more'], text)).toBe(
      '$ a\nnew\n$ b\nmore',
    );
  });
});
