import { judgeOutput } from '../compare/judge-output.ts';
import type { Block, OutputBlock, TypedBlock } from '../plan/block.ts';
import type { Sandbox } from '../process/sandbox.ts';
import { runBlocks, runsMongo } from '../run/run-blocks.ts';
import { judgeRun, type RunOutcome, uncaughtError } from '../run/run-outcome.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { joinResults, proofUnless, type StageResult } from '../stage-result.ts';
import { judgeTypes } from '../types/judge-types.ts';
import {
  checkTypes,
  formatTypeFinding,
  type TypeFacts,
  type TypeFinding,
} from '../types/type-checker.ts';

/** Results of compiling and running blocks of code. */
interface CodeFacts {
  readonly types: ReadonlyMap<TypedBlock, TypeFacts>;
  readonly outcomes: ReadonlyMap<TypedBlock, RunOutcome>;
}

/** Type-checks blocks of code, runs those with `run`, and compares the outputs and errors shown. */
export async function checkCode(
  blocks: readonly Block[],
  environment: SamplesEnvironment,
  sandbox: () => Sandbox,
): Promise<StageResult> {
  const typed = blocks.filter((block) => block.kind === 'typed');
  const outputs = blocks.filter((block) => block.kind === 'output');
  const types = checkTypes(typed, environment);
  const outcomes = await runBlocks(
    typed.filter(({ options }) => options.run && options.needs === undefined),
    environment,
    sandbox,
  );
  const facts = { types, outcomes };
  return joinResults([
    ...typed.map((block) => {
      const found = judgeTypes(block, findingsOf(block, types), environment.allowedPackages);
      return proofUnless(block, ['typed'], found);
    }),
    ...[...outcomes].map(([block, outcome]) => {
      // With declared errors, the error that the page shows is the compiler's.
      const isErrorShown =
        block.options.errors.length === 0 &&
        outputs.some(({ source, shows }) => source === block && shows === 'error');
      const { limits } = environment;
      const found = judgeRun(block, outcome, { isErrorShown, limits });
      return proofUnless(block, runsMongo(block) ? ['run', 'mongo-stand-in'] : ['run'], found);
    }),
    ...typed
      .filter(({ options }) => options.needs !== undefined)
      .map((block) => proofUnless(block, ['not-run'], [])),
    ...outputs.map((block) => checkOutput(block, facts)),
  ]);
}

function findingsOf(block: TypedBlock, types: CodeFacts['types']): readonly TypeFinding[] {
  return types.get(block)?.findings ?? [];
}

function checkOutput(block: OutputBlock, { types, outcomes }: CodeFacts): StageResult {
  const { source, shows } = block;
  const outcome = outcomes.get(source);
  if (shows === 'error' && source.options.errors.length > 0) {
    // Pages show the errors with their numbers or without.
    const isNumbered = block.fence.value.startsWith('error TS');
    const texts = findingsOf(source, types).map((finding) =>
      isNumbered ? formatTypeFinding(finding) : finding.text,
    );
    return judgeOutput(block, texts.join('\n'), 'sample/wrong-error');
  }
  if (outcome?.kind !== 'ended' || (shows === 'error' && outcome.code === 0)) {
    return joinResults([]);
  }
  return shows === 'output'
    ? judgeOutput(block, outcome.stdout, 'sample/wrong-output')
    : judgeOutput(block, uncaughtError(outcome.stderr), 'sample/wrong-error');
}
