import type { SitePage } from '@vibe-docs/content';
import type { SessionBlock } from '../plan/block.ts';
import { planPage } from '../plan/plan-page.ts';
import { makeSandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { runChain } from './run-chain.ts';

/**
 * Runs one more command in the terminal of a console block, directly after the block and with the same
 * identity and dates, so that its output is consistent with the session on the page.
 *
 * @param block id of a console block of the page
 * @returns the output of the command
 * @throws when the page has no console block with this id
 */
export async function runAfterBlock(
  page: SitePage,
  { block, command }: { readonly block: string; readonly command: string },
  environment: SamplesEnvironment,
): Promise<string> {
  const { blocks } = planPage(page, { seriesSets: [], strictSets: [] });
  const sessions = blocks.filter((candidate) => candidate.kind === 'session');
  const last = sessions.find(({ options }) => options.id === block);
  if (last === undefined) {
    throw new Error(
      `Cannot run a command after "${block}": ${page.page.file} has no such session.`,
    );
  }
  const chain = sessions.filter(
    (candidate) => candidate.index <= last.index && rootOf(candidate) === rootOf(last),
  );
  const sandbox = makeSandbox(environment, environment.allowedPackages);
  try {
    const outcomes = await runChain([...chain, goOn(last, command)], {
      sandbox,
      listingsFolder: environment.listingsFolder,
      timeoutMs: environment.limits.commandMs,
    });
    return outcomes.at(-1)?.outputs.at(0)?.output ?? '';
  } finally {
    sandbox.remove();
  }
}

function rootOf(block: SessionBlock): SessionBlock {
  return block.previous === undefined ? block : rootOf(block.previous);
}

function goOn(previous: SessionBlock, command: string): SessionBlock {
  return { ...previous, previous, fence: { ...previous.fence, value: `$ ${command}` } };
}
