/** Whether `npm run test:full` runs, as the nightly workflow does. */
export const isFullRun = process.env.TEST_FULL === '1';

/**
 * Why a test is skipped otherwise: it is slow and rarely tells anything new. The conformance report
 * looks for this text. `test.skip(!isFullRun, NIGHTLY);` at the top of a file skips all of its tests.
 */
export const NIGHTLY = 'only in npm run test:full';
