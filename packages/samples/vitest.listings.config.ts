import { defineConfig } from 'vitest/config';

// Tests of the listings. Decorators get their metadata from the compiler settings in each
// listing's tsconfig.json, which Vitest's own transformer reads. React's listings run in
// jsdom; a VM context isolates each file for less than half of the cost of a process, but
// Vite cannot build in one.
export default defineConfig({
  // A workspace of the capstone's monorepo; its reader's npm links it.
  resolve: {
    alias: {
      '@riddle/rules': `${import.meta.dirname}/listings/capstone/riddle/packages/rules/src/index.ts`,
    },
  },
  test: {
    root: import.meta.dirname,
    allowOnly: false,
    // CI servers can be slow.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'listings',
          include: ['{listings,fixtures/*/listings}/**/*.test.{ts,tsx}'],
          exclude: ['listings/react/**/!(build).test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'react',
          include: ['listings/react/**/!(build).test.{ts,tsx}'],
          pool: 'vmForks',
          environment: 'jsdom',
          setupFiles: ['listings/react/setup.ts'],
        },
      },
    ],
  },
});
