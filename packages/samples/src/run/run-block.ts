import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { placeMongo, usesMongo } from '../mongo/mongo-modules.ts';
import type { TypedBlock } from '../plan/block.ts';
import { isolationArgs } from '../process/isolation.ts';
import { runProcess } from '../process/run-process.ts';
import type { Sandbox } from '../process/sandbox.ts';
import type { Limits } from '../samples-environment.ts';
import { optionsOf } from '../types/compiler-options.ts';
import { composeUnit } from '../types/type-unit.ts';
import type { RunOutcome } from './run-outcome.ts';

/** Printed between the preceding blocks and the block itself. */
const MARK = '\u001e--- own output ---\u001e';
const MARK_STATEMENT = `globalThis.process.stdout.write(${JSON.stringify(MARK)});\n`;

/**
 * The program of a block as JavaScript for Node.js: the blocks that it continues, a marker, and its own
 * text. Types are only stripped: they were checked before.
 */
export function programOf(block: TypedBlock): string {
  const { text, ownStart, extension } = composeUnit(block);
  const marked = `${text.slice(0, ownStart)}${MARK_STATEMENT}${text.slice(ownStart)}`;
  return ts.transpileModule(marked, {
    fileName: `sample.${extension}`,
    compilerOptions: { ...optionsOf(block.options.decorators), noEmit: false },
  }).outputText;
}

/** Runs a block with a time limit and a memory limit. */
export async function runBlock(
  block: TypedBlock,
  sandbox: Sandbox,
  limits: Limits,
): Promise<RunOutcome> {
  const cwd = sandbox.makeFolder();
  writeProgram(cwd, programOf(block));
  const argv = [
    ...isolationArgs(),
    process.execPath,
    `--max-old-space-size=${limits.heapMib}`,
    'sample.js',
  ];
  const end = await runProcess(argv, { cwd, env: sandbox.env, timeoutMs: limits.runMs });
  if (end.kind === 'too-much-output') {
    return end;
  }
  if (end.stderr.includes('heap out of memory')) {
    return { kind: 'memory' };
  }
  if (end.kind === 'timeout') {
    return { kind: 'timeout' };
  }
  const { code, stdout, stderr } = end;
  const [before = '', own] = stdout.split(MARK);
  // Without the marker, a preceding block failed: then there is no output of its own.
  return { kind: 'ended', code, stdout: own ?? before, stderr };
}

/** Writes the program, and the package that it imports as the MongoDB driver. */
function writeProgram(cwd: string, program: string): void {
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(cwd, 'sample.js'), program);
  if (usesMongo(program)) {
    placeMongo(cwd);
  }
}
