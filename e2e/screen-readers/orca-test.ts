import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';

/** The used part of a screen reader's driver. */
export interface Reader {
  readonly navigateToWebContent: () => Promise<void>;
  readonly nextHeading: () => Promise<void>;
  readonly spokenPhraseLog: () => Promise<string[]>;
}

/** A virtual display with a window manager and Orca. */
interface Desktop {
  /** Environment of programs on this display. */
  readonly env: NodeJS.ProcessEnv;
  /** What Orca said since it was started. */
  readonly spoken: () => Promise<string[]>;
}

/**
 * Orca imports this module when it starts. It writes to a file what a speech synthesiser would say. The answer to a
 * key can be several phrases: they are written together, after Orca has handled the key.
 */
const CUSTOMIZATIONS = `import os
import orca.settings
import orca.speech
from gi.repository import GLib

spoken = []

def write():
    with open(os.environ['SPOKEN_FILE'], 'a') as file:
        file.writelines(spoken)
    spoken.clear()

def speak(text, *_):
    if not spoken:
        GLib.idle_add(write)
    spoken.append(text + '\\n')

orca.settings.sayAllOnLoad = False
orca.speech.init = lambda: None
orca.speech._speak = speak
`;

/**
 * Orca does not start while another one of the same user runs, such as that of a worker that is being stopped. It
 * looks for a braille display at port 4101 of this machine, and would wait for ever for another program's answer there.
 */
const START = `node -p 'JSON.stringify(process.env)'
openbox &
until orca --disable braille --user-prefs "$XDG_RUNTIME_DIR"; do sleep 1; done`;

/** Playwright's runner with Orca, which reads the pages of a Firefox. */
export const orcaTest = base.extend<{ readonly orca: Reader }, { readonly desktop: Desktop }>({
  desktop: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'orca-'));
      const file = join(folder, 'spoken');
      await writeFile(file, '');
      await writeFile(join(folder, 'orca-customizations.py'), CUSTOMIZATIONS);
      // In a process group of its own: all of its programs end together.
      const session = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', 'sh', '-c', START], {
        detached: true,
        env: { ...process.env, LC_ALL: 'C.UTF-8', SPOKEN_FILE: file, XDG_RUNTIME_DIR: folder },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [env] = await once(createInterface(session.stdout), 'line');
        const spoken = async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1);
        await expect
          .poll(spoken, { message: 'Orca starts. Is another one running?' })
          .not.toEqual([]);
        await use({ env: JSON.parse(env), spoken });
      } finally {
        if (session.pid !== undefined) process.kill(-session.pid);
        await once(session, 'close');
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, desktop }, use) => use({ ...launchOptions, env: desktop.env }),
    { scope: 'worker' },
  ],
  orca: async ({ desktop, page }, use) => {
    const { length: start } = await desktop.spoken();
    const spokenPhraseLog = async () => (await desktop.spoken()).slice(start);
    const hear = (phrase: RegExp, from = 0) =>
      expect
        .poll(async () => (await spokenPhraseLog()).slice(from).join('\n'), {
          intervals: [20],
          timeout: 10_000,
        })
        .toMatch(phrase);
    // Orca does not hear the keys that Playwright presses.
    const press = async (key: string, answer: RegExp) => {
      const { length: from } = await spokenPhraseLog();
      await promisify(execFile)('xdotool', ['key', key], { env: desktop.env });
      await hear(answer, from);
    };
    await use({
      spokenPhraseLog,
      navigateToWebContent: () =>
        // Repeated, because a key that comes too early goes to the address bar.
        expect(async () => {
          // The page has loaded. The second is said where a text field takes the focus.
          await hear(/^(?:Page has .*|Focus mode)$/m);
          await page.mouse.click(0, 0);
          if ((await spokenPhraseLog()).includes('Focus mode')) await hear(/^Browse mode$/m);
          await press('ctrl+Home', /^Skip to main content link/m);
        }).toPass(),
      nextHeading: () => press('h', /heading level \d/),
    });
  },
});
