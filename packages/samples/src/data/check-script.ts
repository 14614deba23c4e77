import { spawnSync } from 'node:child_process';
import type { Diagnostic } from '@vibe-docs/kernel';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { diagnose } from '../catalogue.ts';
import { lineSpot, type ScriptBlock } from '../plan/block.ts';

/** Checks the syntax of a shell script (`bash -n`) without running it. */
export function checkScript(block: ScriptBlock, cache: ResultCache): readonly Diagnostic[] {
  const message = bashMessage(block.fence.value, cache);
  if (message === '') {
    return [];
  }
  const line = /line (?<line>\d+): (?<reason>.*)/.exec(message)?.groups;
  return [
    diagnose('sample/syntax', lineSpot(block, Number(line?.line ?? 1) - 1), {
      message: `The script cannot be parsed: ${line?.reason ?? message}.`,
      hint: 'Correct it, or use "text" for what is only a sketch.',
    }),
  ];
}

/** The errors that bash reports for a script; empty when there are none. */
function bashMessage(script: string, cache: ResultCache): string {
  const key = cacheKey('script', script);
  const cached = cache.get(key);
  if (typeof cached === 'string') {
    return cached;
  }
  const { stderr, error } = spawnSync('bash', ['-n'], {
    input: `${script}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const message = error === undefined ? stderr.trim() : error.message;
  cache.set(key, message);
  return message;
}
