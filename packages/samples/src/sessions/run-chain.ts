import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '@vibe-docs/content';
import { compareOutput } from '../compare/compare-output.ts';
import type { SessionBlock } from '../plan/block.ts';
import { planPage } from '../plan/plan-samples.ts';
import { makeSandbox, type Sandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { parseSession } from './parse-session.ts';
import { type CommandEnd, openTerminals, type Shell } from './terminals.ts';

/**
 * Runs a chain of console blocks in one folder.
 *
 * A command that prints its expected output and does not end, such as a server, keeps its shell; the
 * following blocks get a second one in the same folder, like a second terminal.
 *
 * @param blocks in the order of the page; the first one continues no other
 * @returns the outputs of the commands of each block, up to the first command that does not end
 */
export async function runChain(
  blocks: readonly SessionBlock[],
  { listingsFolder, limits }: SamplesEnvironment,
  sandbox: Sandbox,
): Promise<readonly (readonly CommandEnd[])[]> {
  const folder = prepareFolder(blocks[0], sandbox, listingsFolder);
  const opened = openTerminals(folder, { sandbox, timeoutMs: limits.commandMs });
  const terminals = new Map<SessionBlock, { readonly shell: Shell; readonly isBusy: boolean }>();
  const outcomes: CommandEnd[][] = [];
  try {
    for (const block of blocks) {
      const before = block.previous === undefined ? undefined : terminals.get(block.previous);
      const goesOn = before !== undefined && !before.isBusy && block.options.cwdOf === undefined;
      const shell = goesOn ? before.shell : opened.open(before?.shell.folder() ?? folder);
      const ends = await runCommands(block, shell);
      terminals.set(block, { shell, isBusy: ends.some(({ kind }) => kind !== 'ended') });
      outcomes.push(ends);
    }
  } finally {
    opened.close();
  }
  return outcomes;
}

async function runCommands(block: SessionBlock, shell: Shell): Promise<CommandEnd[]> {
  const ends: CommandEnd[] = [];
  const { commands } = parseSession(block.fence.value);
  for (const { command, shown } of commands) {
    const isLast = ends.length === commands.length - 1;
    const end = await shell.run(command, {
      isComplete: (output) => isLast && compareOutput(shown, output).kind === 'same',
      isSilent: shown.trim() === '',
    });
    ends.push(end);
    if (end.kind !== 'ended') {
      break;
    }
  }
  return ends;
}

function prepareFolder(
  first: SessionBlock | undefined,
  sandbox: Sandbox,
  listingsFolder: string,
): string {
  const folder = sandbox.makeFolder();
  const listing = first?.options.listing;
  if (listing !== undefined) {
    cpSync(join(listingsFolder, listing), folder, { recursive: true });
    // The package that a reader created with "npm init" in the first lesson.
    if (!existsSync(join(folder, 'package.json'))) {
      const manifest = { name: 'riddle', version: '1.0.0', type: 'module', private: true };
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    }
  }
  return folder;
}

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
    (candidate) => candidate.index <= last.index && firstOf(candidate) === firstOf(last),
  );
  const fence = { ...last.fence, value: `$ ${command}` };
  const sandbox = makeSandbox(environment, environment.allowedPackages);
  try {
    const blocks = [...chain, { ...last, previous: last, fence }];
    const outcomes = await runChain(blocks, environment, sandbox);
    return outcomes.at(-1)?.[0]?.output ?? '';
  } finally {
    sandbox.remove();
  }
}

/** The first block of a chain. */
export function firstOf(block: SessionBlock): SessionBlock {
  return block.previous === undefined ? block : firstOf(block.previous);
}
