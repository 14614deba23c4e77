import { defineConfig } from 'vitest/config';

// The tests of the listings. Decorators get their metadata from the compiler settings in each
// listing's tsconfig.json, which Vitest's own transformer reads. React's listings get a simulated
// browser; a context of its own keeps each file apart for less than half of what a process costs, but
// Vite cannot build in one.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    allowOnly: false,
    // A busy machine takes its time.
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
