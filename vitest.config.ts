import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contentError, isContent } from './tools/content-guard.mjs';

/** From version 25, Node.js has a `localStorage` of its own, which vitest does not replace by jsdom's. */
const WITHOUT_STORAGE = '--no-experimental-webstorage';

const PACKAGES = `${import.meta.dirname}/packages`;
const TESTS = ['packages/*/{src,ui,build,internals}', 'site', 'e2e', 'lab', 'tools'];
const NO_TESTS = ['**/node_modules/**', 'site/build/**'];

export default defineConfig({
  resolve: {
    // Texts are English in tests. In a build, the plugin "messages" writes them in the build's language.
    alias: [
      {
        find: '@docusaurus/Translate',
        replacement: `${import.meta.dirname}/packages/theme/ui/messages/testing/translate.tsx`,
      },
      ...readdirSync(PACKAGES)
        .map((name) => `${PACKAGES}/${name}/ui/messages`)
        .filter((folder) => existsSync(folder))
        .flatMap((folder) =>
          readdirSync(folder).map((file) => ({
            find: `@generated/messages/default/${file}`,
            replacement: `${folder}/${file}`,
          })),
        ),
    ],
  },
  test: {
    // After a change of a page, `npm run unit` runs the second alone.
    projects: [
      {
        extends: true,
        plugins: [
          {
            name: 'refuse-content',
            enforce: 'pre',
            load(id) {
              if (isContent(id)) throw contentError(id);
            },
          },
        ],
        test: {
          name: 'machinery',
          include: TESTS.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...NO_TESTS, '**/*.content.test.ts'],
          setupFiles: ['tools/refuse-content.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: TESTS.map((folder) => `${folder}/**/*.content.test.ts`),
          exclude: NO_TESTS,
        },
      },
    ],
    allowOnly: false,
    // Only what hangs reaches these: some try thousands of generated inputs or start processes, on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // The default leaves a core free.
    maxWorkers: '100%',
    execArgv: process.allowedNodeEnvironmentFlags.has(WITHOUT_STORAGE) ? [WITHOUT_STORAGE] : [],
    // Tests leave nothing behind, so they may share what they import: half of the time is imports.
    isolate: false,
    // They import JSON without saying so, which only a bundler accepts.
    server: { deps: { inline: ['@actions/languageservice', '@actions/workflow-parser'] } },
  },
});
