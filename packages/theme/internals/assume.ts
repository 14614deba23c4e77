// Test helpers of this folder: assumptions about installed packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'vitest';

const require = createRequire(__filename);

interface Assumption {
  /** Name of the package. */
  readonly of: string;
  /** What it does, in one sentence. */
  readonly that: string;
  /** What depends on that. */
  readonly usedBy: string;
}

/**
 * Declares the test of an assumption. Its name says what no longer holds: `@docusaurus/core 3.10.2: …; used by …`.
 */
export function assume({ of, that, usedBy }: Assumption, check: () => void | Promise<void>): void {
  const { version } = JSON.parse(readInstalled(`${of}/package.json`));
  test(`${of} ${version}: ${that}; used by ${usedBy}`, check);
}

/** @returns the path of an installed file, such as `@docusaurus/core/lib/index.js` */
export function installed(file: string): string {
  return join(__dirname, '../../../node_modules', file);
}

/** @returns the content of an installed file */
export function readInstalled(file: string): string {
  return readFileSync(installed(file), 'utf8');
}

/** @returns the exports of an installed file, also of one that its package does not export */
export function loadInstalled(file: string): unknown {
  return require(installed(file));
}
