import { spawnSync } from 'node:child_process';
import type { Diagnostic } from '@vibe-docs/kernel';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { diagnose, type SampleCode } from '../catalogue.ts';
import { isWorkflowBlock, lintWorkflow } from '../github/lint-workflow.ts';
import { blockSpot, lineSpot, type PlainBlock, textSpot } from '../plan/block.ts';
import { PARSERS, type SyntaxProblem } from './parse-data.ts';

/** Parses a block of data; workflows are also checked against GitHub's rules. */
export async function checkData(block: PlainBlock): Promise<readonly Diagnostic[]> {
  const { language, fence, options } = block;
  const syntax = PARSERS[language]?.(fence.value) ?? [];
  if (syntax.length > 0) {
    const hint = `Correct the ${language}, or use "text" for what is only a sketch.`;
    return syntax.map((problem) => report(block, problem, { code: 'sample/syntax', hint }));
  }
  const isYaml = language === 'yaml' || language === 'yml';
  if (!isYaml || !isWorkflowBlock(options.title, fence.value)) {
    return [];
  }
  const hint = 'See the workflow syntax in GitHub’s documentation.';
  const problems = await lintWorkflow(fence.value);
  return problems.map((problem) => report(block, problem, { code: 'sample/workflow', hint }));
}

function report(
  block: PlainBlock,
  { offset, reason }: SyntaxProblem,
  { code, hint }: { readonly code: SampleCode; readonly hint: string },
): Diagnostic {
  const spot = offset === undefined ? blockSpot(block) : textSpot(block, offset);
  return diagnose(code, spot, { message: `${reason.replace(/\.$/, '')}.`, hint });
}

/** Checks the syntax of a shell script (`bash -n`) without running it. */
export function checkScript(block: PlainBlock, cache: ResultCache): readonly Diagnostic[] {
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
