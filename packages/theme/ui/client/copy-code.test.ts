// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { copyCode } from './copy-code.ts';

copyCode(document);

/** Presses the button of a block, and waits for what the button says. */
async function copyBlock(
  session: string,
  commands: string | undefined,
  clipboard: Partial<Clipboard> | undefined,
): Promise<string | null | undefined> {
  vi.stubGlobal('navigator', { clipboard });
  document.body.innerHTML =
    '<figure><button data-copies-code><span aria-live>Copy</span></button><pre><code></code></pre></figure>';
  const code = document.querySelector('code');
  code?.append(session);
  if (commands !== undefined) {
    code?.parentElement?.setAttribute('data-commands', commands);
  }
  document.querySelector('button')?.click();
  const label = document.querySelector('span');
  await vi.waitUntil(() => label?.textContent !== 'Copy');
  vi.unstubAllGlobals();
  return label?.textContent;
}

const SESSION = `$ git init riddle
Initialized empty Git repository in <path>
$ cat > notes <<'END'
> $ 3
plain
END
$ ls
notes`;

test.each([
  [
    'commands, one per line',
    SESSION,
    '2-17 63-82 85-88 89-94 95-98 101-103',
    "git init riddle\ncat > notes <<'END'\n$ 3\nplain\nEND\nls",
  ],
  ['its text where it has none', 'Listening on <port>.', undefined, 'Listening on <port>.'],
])('the button of a terminal session copies %s', async (_case, session, commands, copied) => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await copyBlock(session, commands, { writeText })).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith(copied);
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('Denied.')) }],
  ['is missing', undefined],
])('the button says that nothing was copied where the clipboard %s', async (_case, clipboard) => {
  expect(await copyBlock('ls', undefined, clipboard)).toBe('Not copied');
});
