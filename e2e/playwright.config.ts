import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
/**
 * Tests with the tag `@nightly` are slow and rarely fail: audits of every page, and what
 * a new version of Docusaurus could change. `npm run test:full` adds them.
 */
const isNightly = process.env.TEST_FULL === '1';
/** WebKitGTK has a suite of its own, over WebDriver: Playwright cannot drive it. */
const hasWebKit = isNightly && process.env.HAS_WEBKIT === '1';
/** Orca reads pages in Firefox, with the spec that VoiceOver and NVDA have in a workflow of their own. */
const hasOrca = isNightly && process.env.HAS_ORCA === '1';
const hasFirefox = process.env.FIREFOX_PATH !== undefined;
/** Origin of another server for the site, such as a real nginx. Unset: the site's own. */
const otherServer = process.env.E2E_ORIGIN;
/** `OWN_ORIGIN` is what the site's server prints below; Playwright sets it before the tests read this file. */
const origin = otherServer ?? process.env.OWN_ORIGIN ?? '';

/**
 * Longest wait for one event, such as a text or a navigation, in milliseconds. Only what hangs reaches it: tests of 5 s
 * have taken up to 54 s in all on a core that twenty other programs used.
 */
const EVENT_MS = 60_000;
/** Longest test, in milliseconds. Some build a site, some open a hundred pages. */
const TEST_MS = 600_000;

/** The stock Firefox, driven over WebDriver BiDi. */
const FIREFOX = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(import.meta.resolve('./firefox/launch.mjs')),
    args: [],
  },
};

/** The browser tests run against the production build, behind the site's own server and its headers. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // One folder: what a screen reader says is the same everywhere.
  snapshotPathTemplate: './transcripts/{arg}{ext}',
  forbidOnly: true,
  // A flaky test has a cause to be fixed; retries would hide it.
  retries: 0,
  fullyParallel: true,
  ...(isNightly ? {} : { grepInvert: /@nightly/ }),
  // Cores that this process may use: with more workers, tests wait for each other's pages.
  workers: availableParallelism(),
  timeout: TEST_MS,
  expect: { timeout: EVENT_MS, toPass: { timeout: 2 * EVENT_MS } },
  // The first tells all errors at the end, where a cut log still has them; the second is for `npm run conformance`.
  reporter: [['dot'], ['json', { outputFile: './report/results.json' }]],
  use: {
    baseURL: origin,
    actionTimeout: EVENT_MS,
    navigationTimeout: EVENT_MS,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in a reader's browser: a frame with an opaque origin gets its own process.
        '--site-per-process',
      ],
    },
  },
  projects: [
    // Tests of browser differences, first: at the end, its two workers would leave others idle.
    ...(hasFirefox
      ? [
          {
            name: 'firefox',
            grep: isNightly ? /@firefox/ : /@firefox(?!-nightly)/,
            // Each is several processes, and needs a core.
            workers: 2,
            use: FIREFOX,
          },
        ]
      : []),
    // Chromium grants this on a press; its headless shell asks, and nobody answers.
    { name: 'site', use: { permissions: ['clipboard-write'] } },
    ...(hasWebKit ? [{ name: 'webkit', testDir: './webkit', workers: 1 }] : []),
    ...(hasOrca
      ? [
          {
            name: 'orca',
            testDir: './screen-readers',
            workers: 1,
            use: { ...FIREFOX, headless: false },
          },
        ]
      : []),
  ],
  ...(otherServer === undefined
    ? {
        webServer: {
          command: 'npx tsx packages/hosting/src/serve.ts --build-dir site/build --port 0',
          cwd: '..',
          wait: { stdout: /(?<own_origin>http:\/\/[^/]+)\/vibe\// },
        },
      }
    : {}),
});
