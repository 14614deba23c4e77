import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapConcurrently } from '@vibe-docs/kernel';
import ts from 'typescript';
import { cacheKey } from '../cache/result-cache.ts';
import { placeMongo, standInText, usesMongo } from '../mongo/mongo-modules.ts';
import type { TypedBlock } from '../plan/block.ts';
import { isolationArgs, runProcess } from '../process/run-process.ts';
import type { Sandbox } from '../process/sandbox.ts';
import type { Limits, SamplesEnvironment } from '../samples-environment.ts';
import { optionsOf } from '../types/compiler-options.ts';
import { composeUnit } from '../types/type-checker.ts';
import { type RunOutcome, runEndSchema } from './run-outcome.ts';

/** Number of concurrent programs: the cores of a small CI server. */
const CONCURRENCY = 2;

/**
 * Runs blocks that are not in the cache.
 *
 * @param sandbox creates the sandbox; called only when a block is not in the cache
 */
export async function runBlocks(
  blocks: readonly TypedBlock[],
  { cache, toolchain, limits }: SamplesEnvironment,
  sandbox: () => Sandbox,
): Promise<ReadonlyMap<TypedBlock, RunOutcome>> {
  // Without network isolation a program could connect to the server of another one.
  const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
  const outcomes = await mapConcurrently(blocks, limit, async (block) => {
    const { text, ownStart, extension } = composeUnit(block);
    const facts = [extension, ownStart, block.options.decorators, text];
    const ofMongo = runsMongo(block) ? [standInText()] : [];
    const key = cacheKey('run', toolchain, facts, ...ofMongo);
    const cached = runEndSchema.safeParse(cache.get(key)).data;
    if (cached !== undefined) {
      return [block, cached] as const;
    }
    const outcome = await runBlock(block, sandbox(), limits);
    if (outcome.kind === 'ended') {
      cache.set(key, outcome);
    }
    return [block, outcome] as const;
  });
  return new Map(outcomes);
}

/** Printed between the preceding blocks and the block itself. */
const MARK = '\u001e--- own output ---\u001e';
const MARK_STATEMENT = `globalThis.process.stdout.write(${JSON.stringify(MARK)});\n`;

/**
 * The program of a block as JavaScript for Node.js: the blocks that it continues, a marker, and its own
 * text. Types are only stripped: they were checked before.
 */
function programOf(block: TypedBlock): string {
  const { text, ownStart, extension } = composeUnit(block);
  const marked = `${text.slice(0, ownStart)}${MARK_STATEMENT}${text.slice(ownStart)}`;
  return ts.transpileModule(marked, {
    fileName: `sample.${extension}`,
    compilerOptions: { ...optionsOf(block.options.decorators), noEmit: false },
  }).outputText;
}

/** Returns whether a block imports the driver of MongoDB when it runs, and not only its types. */
export function runsMongo(block: TypedBlock): boolean {
  return composeUnit(block).text.includes('mongodb') && usesMongo(programOf(block));
}

/** Runs a block with a time limit and a memory limit. */
async function runBlock(block: TypedBlock, sandbox: Sandbox, limits: Limits): Promise<RunOutcome> {
  const cwd = sandbox.makeFolder();
  const program = programOf(block);
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(cwd, 'sample.js'), program);
  if (usesMongo(program)) {
    placeMongo(cwd);
  }
  const heap = `--max-old-space-size=${limits.heapMib}`;
  const argv = [...isolationArgs(), process.execPath, heap, 'sample.js'];
  const options = { cwd, env: sandbox.env, timeoutMs: limits.runMs };
  const { kind, code, stdout, stderr } = await runProcess(argv, options);
  if (kind !== 'too-much-output' && stderr.includes('heap out of memory')) {
    return { kind: 'memory' };
  }
  if (kind !== 'ended') {
    return { kind };
  }
  const [before = '', own] = stdout.split(MARK);
  // Without the marker, a preceding block failed: then there is no output of its own.
  return { kind, code, stdout: own ?? before, stderr };
}
