import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { WorkerSettings } from '../worker/answer-request.ts';

/**
 * Bundles the service worker.
 *
 * @returns its script
 * @throws Error when a source does not bundle
 */
export async function bundleWorker(settings: WorkerSettings): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../worker/main.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { SETTINGS: JSON.stringify(settings) },
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) {
    throw new Error('Cannot bundle the service worker: there is no result.');
  }
  return text;
}
