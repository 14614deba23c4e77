// What colour-in-thread.ts starts: colours one block after the other. A thread begins with JavaScript.
import { parentPort } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./colour-code.mts')} */
const { colourCode } = await tsImport('./colour-code.mts', import.meta.url);

parentPort?.on('message', async ({ id, job }) => {
  parentPort?.postMessage(await answer(id, job));
});

/**
 * @param {number} id
 * @param {import('./colour-code.mts').ColouringJob} job
 * @returns {Promise<import('./colour-in-thread.ts').ColouringAnswer>}
 */
async function answer(id, job) {
  try {
    return { id, contents: await colourCode(job) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}
