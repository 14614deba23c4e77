import { describe, expect, test } from 'vitest';
import type { ContentSource } from '../check-content.ts';
import { memoryFiles } from '../site/source-files.ts';
import { runContentCheck } from './run-content-check.ts';

const source: ContentSource = {
  folder: 'site',
  url: 'https://docs.example/vibe',
  sets: [
    {
      kind: 'docs',
      name: 'docs',
      folder: 'site/docs',
      routeBasePath: 'docs',
      sidebars: {},
      versions: [],
    },
  ],
  staticFolders: [],
  knownRoutes: [],
  knownFiles: [],
  externalLinks: 'site/external-links.json',
};

const pageOf = (extra: string, body: string) =>
  `---\ntitle: A page\ndescription: A page of a test, long enough.\n${extra}---\n\n${body}\n`;

const good = {
  'site/external-links.json': '[]',
  'site/docs/done.mdx': pageOf('', 'See [the other](/docs/open).'),
  'site/docs/open.mdx': pageOf('', 'Text.'),
};
const bad = { ...good, 'site/docs/bad.mdx': pageOf('', '[Nowhere](/docs/nowhere)') };

const run = (args: readonly string[], files: Readonly<Record<string, string>> = good) =>
  runContentCheck(args, source, memoryFiles(files));

describe('the content check as a command', () => {
  test('ends with 0 when there are no errors, and counts pages', () => {
    expect(run([])).toEqual({ output: '0 errors, 0 warnings.\n2 pages checked.', exitCode: 0 });
  });

  test('ends with 1 when there are errors', () => {
    const { output, exitCode } = run([], bad);
    expect(exitCode).toBe(1);
    expect(output).toContain('site/docs/bad.mdx:6:1 error link/broken:');
  });

  test('goes on after a page that is not valid MDX, and does not call links to it broken', () => {
    const { output } = run([], { ...bad, 'site/docs/open.mdx': '---\n---\n\n<b>\n' });
    expect(output).toContain('site/docs/open.mdx:4:1 error page/invalid-mdx:');
    expect(output).toContain('site/docs/bad.mdx:6:1 error link/broken:');
    expect(output).not.toContain('site/docs/done.mdx');
  });

  test('shows its options', () => {
    expect(run(['--help'])).toEqual({ output: expect.stringContaining('--help'), exitCode: 0 });
  });
});

describe('a wrong call', () => {
  test.each([
    [['--hepl'], "Unknown option '--hepl'"],
    [['-x'], "Unknown option '-x'"],
    [['--help=no'], "Option '--help' does not take an argument"],
    [['docs'], "Unexpected argument 'docs'. This command does not take positional arguments"],
  ])('%j says what is wrong and ends with 2', (args, message) => {
    const { output, exitCode } = run(args);
    expect(exitCode).toBe(2);
    expect(output.split('\n')[0]).toBe(message);
    expect(output).toContain('--help');
  });
});
