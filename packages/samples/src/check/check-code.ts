import { diagnose } from '../catalogue.ts';
import { compareOutput } from '../compare/compare-output.ts';
import {
  type Block,
  isRenewable,
  lineSpot,
  type OutputBlock,
  type TypedBlock,
} from '../plan/block.ts';
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
    return compared(block, texts.join('\n'), 'sample/wrong-error');
  }
  if (outcome?.kind !== 'ended' || (shows === 'error' && outcome.code === 0)) {
    return joinResults([]);
  }
  return shows === 'output'
    ? compared(block, outcome.stdout, 'sample/wrong-output')
    : compared(block, uncaughtError(outcome.stderr), 'sample/wrong-error');
}

/** Compares what a block shows with the actual output. */
function compared(
  block: OutputBlock,
  actual: string,
  code: 'sample/wrong-output' | 'sample/wrong-error',
): StageResult {
  const comparison = compareOutput(block.fence.value, actual);
  if (comparison.kind === 'same') {
    return proofUnless(block, ['compared'], []);
  }
  const { line, shown, renewed } = comparison;
  const diagnostic = diagnose(code, lineSpot(block, line), {
    message: `The page shows ${quote(shown)}, what occurs is ${quote(comparison.actual)}.`,
    hint: isRenewable(block)
      ? 'Correct the code or the text; "npm run samples -- --update" takes over what occurs.'
      : 'Correct the code or the text, and what explains it.',
  });
  const renewals = isRenewable(block) ? [{ block, text: renewed }] : [];
  return joinResults([{ diagnostics: [diagnostic], renewals }]);
}

/** Longer lines are truncated in messages. */
const SHOWN_LENGTH = 120;

/** A line quoted for a message; `undefined` means that there is none. */
function quote(line: string | undefined): string {
  if (line === undefined) {
    return 'nothing more';
  }
  return `"${line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line}"`;
}
