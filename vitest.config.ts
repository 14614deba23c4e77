import { defineConfig } from 'vitest/config';

/** From version 25, Node.js has a `localStorage` of its own, which vitest does not replace by jsdom's. */
const WITHOUT_STORAGE = '--no-experimental-webstorage';

export default defineConfig({
  resolve: {
    // Texts are English in tests. In a build, the plugin "messages" writes them in the build's language.
    alias: [
      {
        find: '@docusaurus/Translate',
        replacement: `${import.meta.dirname}/site/src/messages/testing/translate.tsx`,
      },
      {
        find: /^@generated\/messages\/default\//,
        replacement: `${import.meta.dirname}/site/src/messages/`,
      },
    ],
  },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'site/**/*.test.ts',
      'e2e/**/*.test.ts',
      'lab/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'site/build/**'],
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
    // The second one is for `npm run conformance`.
    reporters: ['default', ['json', { outputFile: '.cache/unit-results.json' }]],
  },
});
